export default {
  title: 'Workplace',
  url: 'https://workplace.example',
  baseUrl: '/',
  scripts: [{ src: '/training-site.min.js', defer: true }],
  // A link to a screen has a hash that is not in the page: /partners#/training.
  onBrokenAnchors: 'ignore',
  presets: [
    ['classic', { docs: false, blog: false, theme: { customCss: './src/css/workplace.css' } }],
  ],
  themeConfig: {
    navbar: {
      title: 'Workplace',
      items: [
        { to: '/welcome', label: 'Welcome' },
        { to: '/partners', label: 'Partners' },
        { to: '/academy', label: 'Academy' },
      ],
    },
  },
};
