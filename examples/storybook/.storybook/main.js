export default {
  framework: '@storybook/web-components-vite',
  addons: ['@storybook/addon-docs'],
  stories: ['../*.stories.js'],
  core: { disableTelemetry: true },
};
