import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Workplace',
  cleanUrls: true,
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'training-site' } } },
  themeConfig: {
    nav: [
      { text: 'Welcome', link: '/' },
      { text: 'Partners', link: '/partners' },
    ],
  },
});
