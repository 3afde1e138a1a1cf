import {
  ClassicEditor,
  Essentials,
  GeneralHtmlSupport,
  HtmlEmbed,
  Paragraph,
  SourceEditing,
} from 'ckeditor5';
import { dependencies } from '../package.json';

const basic = { licenseKey: 'GPL', plugins: [Essentials, Paragraph, SourceEditing] };

async function saveWith(options, element, put) {
  const editor = await ClassicEditor.create(element, { ...basic, ...options });
  put(editor);
  const saved = editor.getData();
  await editor.destroy();
  return saved;
}

const withSupport = (allow) => (element, html) =>
  saveWith(
    { plugins: [...basic.plugins, GeneralHtmlSupport], htmlSupport: { allow } },
    element,
    (editor) => editor.setData(html),
  );

export const name = `CKEditor ${dependencies.ckeditor5}`;

export const ways = [
  {
    setting: 'default',
    save: (element, html) => saveWith({}, element, (editor) => editor.setData(html)),
  },
  {
    setting: 'HTML embed',
    save: (element, html) =>
      saveWith({ plugins: [...basic.plugins, HtmlEmbed] }, element, (editor) =>
        editor.execute('htmlEmbed', html),
      ),
  },
  {
    setting: 'General HTML Support for `div` and its attributes',
    save: withSupport([{ name: 'div', attributes: true }]),
  },
  {
    setting: 'General HTML Support for all elements',
    save: withSupport([{ name: /.*/, attributes: true, classes: true, styles: true }]),
  },
];
