import { Jodit } from 'jodit';
import { dependencies } from '../package.json';

const withOptions = (options) => (element, html) => {
  const area = document.createElement('textarea');
  element.append(area);
  const editor = Jodit.make(area, options);
  editor.value = html;
  return editor.value;
};

export const name = `Jodit ${dependencies.jodit}`;

export const ways = [{ setting: 'default', save: withOptions({}) }];
