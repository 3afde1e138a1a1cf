import Quill from 'quill';
import { dependencies } from '../package.json';

const BlockEmbed = Quill.import('blots/block/embed');

class TrainingSiteBlot extends BlockEmbed {
  static blotName = 'training-site';
  static tagName = 'training-site';

  static create(attributes) {
    const node = document.createElement(TrainingSiteBlot.tagName);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    return node;
  }

  static value(node) {
    return Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]));
  }
}

function save(element, html) {
  const quill = new Quill(element);
  quill.clipboard.dangerouslyPasteHTML(html);
  return quill.getSemanticHTML();
}

export const name = `Quill ${dependencies.quill}`;

export const ways = [
  { setting: 'default', save },
  {
    setting: 'a block embed of its own',
    save(element, html) {
      Quill.register(TrainingSiteBlot, true);
      return save(element, html);
    },
  },
];
