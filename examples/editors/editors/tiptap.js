import { Editor, mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { dependencies } from '../package.json';

const TrainingSite = Node.create({
  name: 'trainingSite',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    attributes: {
      default: {},
      parseHTML: (element) =>
        Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      renderHTML: ({ attributes }) => attributes,
    },
  }),
  parseHTML: () => [{ tag: 'training-site' }],
  renderHTML: ({ HTMLAttributes }) => ['training-site', mergeAttributes(HTMLAttributes)],
});

const withExtensions = (extensions) => (element, html) => {
  const editor = new Editor({ element, extensions });
  editor.commands.setContent(html);
  return editor.getHTML();
};

export const name = `Tiptap ${dependencies['@tiptap/core']}`;

export const ways = [
  { setting: 'StarterKit', save: withExtensions([StarterKit]) },
  { setting: 'a node of its own', save: withExtensions([StarterKit, TrainingSite]) },
];
