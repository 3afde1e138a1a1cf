import grapesjs from 'grapesjs';
import { dependencies } from '../package.json';

const withOptions = (options) => (container, html) => {
  const editor = grapesjs.init({ container, storageManager: false, ...options });
  editor.setComponents(html);
  return editor.getHtml();
};

export const name = `GrapesJS ${dependencies.grapesjs}`;

export const ways = [
  { setting: 'default', save: withOptions({}) },
  {
    setting: '`parser: { optionsHtml: { allowScripts: true } }`',
    save: withOptions({ parser: { optionsHtml: { allowScripts: true } } }),
  },
];
