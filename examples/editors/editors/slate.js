import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createEditor, Element, Text, Transforms } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import { dependencies } from '../package.json';

const empty = [{ type: 'paragraph', children: [{ text: '' }] }];

/** Slate saves its document as JSON. The application writes HTML from it, as here. */
function toHtml(node) {
  if (Text.isText(node)) return node.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const element = document.createElement(node.type === 'training-site' ? 'training-site' : 'p');
  for (const [name, value] of node.attributes ?? []) element.setAttribute(name, value);
  element.innerHTML = node.children.map(toHtml).join('');
  return element.outerHTML;
}

/** The site is a void element of the document. */
function withTrainingSite(editor) {
  const { insertData, isVoid } = editor;
  editor.isVoid = (element) => element.type === 'training-site' || isVoid(element);
  editor.insertData = (data) => {
    const parsed = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
    const site = parsed.querySelector('training-site');
    if (!site) return insertData(data);
    const attributes = Array.from(site.attributes, ({ name, value }) => [name, value]);
    Transforms.insertNodes(editor, { type: 'training-site', attributes, children: [{ text: '' }] });
  };
  return editor;
}

const withPlugin = (plugin) => (container, html) => {
  const editor = plugin(withReact(createEditor()));
  const renderElement = ({ attributes, children, element }) =>
    createElement(element.type === 'training-site' ? 'div' : 'p', attributes, children);
  flushSync(() =>
    createRoot(container).render(
      createElement(
        Slate,
        { editor, initialValue: empty },
        createElement(Editable, { renderElement }),
      ),
    ),
  );
  Transforms.select(editor, [0, 0]);
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', new DOMParser().parseFromString(html, 'text/html').body.textContent);
  editor.insertData(data);
  return editor.children.filter(Element.isElement).map(toHtml).join('');
};

export const name = `Slate ${dependencies.slate}`;

export const ways = [
  { setting: 'default', save: withPlugin((editor) => editor) },
  { setting: 'a void element of its own', save: withPlugin(withTrainingSite) },
];
