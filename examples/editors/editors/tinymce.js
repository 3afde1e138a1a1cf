import tinymce from 'tinymce/tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import { dependencies } from '../package.json';

const withOptions = (options) => async (target, html) => {
  const [editor] = await tinymce.init({
    ...{ target, license_key: 'gpl', skin: false, content_css: false, promotion: false },
    ...options,
  });
  editor.setContent(html);
  const saved = editor.getContent();
  editor.remove();
  return saved;
};

export const name = `TinyMCE ${dependencies.tinymce}`;

const custom_elements = 'training-site';

export const ways = [
  { setting: 'default', save: withOptions({}) },
  {
    setting: "`custom_elements: 'training-site'`, `extended_valid_elements: 'training-site[*]'`",
    save: withOptions({ custom_elements, extended_valid_elements: 'training-site[*]' }),
  },
  {
    setting: "the same with `'training-site[*],script[*]'`, `convert_urls: false`",
    save: withOptions({
      custom_elements,
      extended_valid_elements: 'training-site[*],script[*]',
      convert_urls: false,
    }),
  },
];
