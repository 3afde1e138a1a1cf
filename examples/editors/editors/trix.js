import 'trix';
import { dependencies } from '../package.json';

export const name = `Trix ${dependencies.trix}`;

export const ways = [
  {
    setting: 'default',
    async save(element, html) {
      const field = document.createElement('input');
      field.id = 'trix-field';
      field.type = 'hidden';
      const editor = document.createElement('trix-editor');
      editor.setAttribute('input', field.id);
      const ready = new Promise((resolve) => editor.addEventListener('trix-initialize', resolve));
      element.append(field, editor);
      await ready;
      editor.editor.loadHTML(html);
      return field.value;
    },
  },
];
