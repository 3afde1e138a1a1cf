const { origin } = location;

// Without this, Luigi covers a frame until its page calls Luigi's client.
const loadingIndicator = { enabled: false };

const children = [
  {
    pathSegment: 'welcome',
    label: 'Welcome',
    viewUrl: `${origin}/views/welcome.html`,
    loadingIndicator,
  },
  {
    pathSegment: 'partners',
    label: 'Partners',
    viewUrl: `${origin}/views/partners.js`,
    webcomponent: true,
  },
  {
    pathSegment: 'academy',
    label: 'Academy',
    viewUrl: `${origin}/node_modules/training-site-widget/dist/frame.html`,
    loadingIndicator,
  },
];

window.Luigi.setConfig({
  navigation: { nodes: [{ pathSegment: 'home', label: 'Workplace', children }] },
  routing: { useHashRouting: false },
  settings: {
    header: { title: 'Workplace' },
    responsiveNavigation: 'simpleMobileOnly',
    // The page then has the titles of the site that is in the frame.
    iframeCreationInterceptor(frame) {
      frame.addEventListener('training-site-navigate', ({ detail }) => {
        document.title = detail.title;
      });
    },
  },
});
