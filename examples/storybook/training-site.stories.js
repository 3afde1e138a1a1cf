import { html } from 'lit';

export default {
  title: 'Training site',
  component: 'training-site',
  render: ({ theme }) => html`<training-site routing="memory" theme=${theme}></training-site>`,
};

export const Light = { args: { theme: 'light' } };
