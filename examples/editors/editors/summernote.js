import $ from 'jquery';
import { dependencies } from '../package.json';

Object.assign(window, { $, jQuery: $ });
await import('summernote/dist/summernote-lite');

const withOptions = (options) => (element, html) => {
  $(element).summernote(options);
  $(element).summernote('codeview.activate');
  $(element).siblings('.note-editor').find('.note-codable').val(html);
  $(element).summernote('codeview.deactivate');
  return $(element).summernote('code');
};

export const name = `Summernote ${dependencies.summernote}`;

export const ways = [
  { setting: 'default', save: withOptions({}) },
  { setting: '`codeviewFilter: false`', save: withOptions({ codeviewFilter: false }) },
];
