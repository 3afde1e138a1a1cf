import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import { $getRoot, $insertNodes, createEditor, DecoratorNode } from 'lexical';
import { dependencies } from '../package.json';

class TrainingSiteNode extends DecoratorNode {
  static getType = () => 'training-site';
  static clone = (node) => new TrainingSiteNode(node.attributes, node.__key);
  static importDOM = () => ({
    'training-site': () => ({
      priority: 0,
      conversion: (element) => ({
        node: new TrainingSiteNode(
          Array.from(element.attributes, ({ name, value }) => [name, value]),
        ),
      }),
    }),
  });

  constructor(attributes, key) {
    super(key);
    this.attributes = attributes;
  }

  createDOM() {
    const element = document.createElement('training-site');
    for (const [name, value] of this.attributes) element.setAttribute(name, value);
    return element;
  }

  exportDOM = () => ({ element: this.createDOM() });
  isInline = () => false;
  updateDOM = () => false;
  decorate = () => null;
}

const withNodes = (nodes) => (element, html) => {
  element.contentEditable = 'true';
  const editor = createEditor({
    namespace: 'page',
    nodes: [HeadingNode, QuoteNode, ...nodes],
    onError(error) {
      throw error;
    },
  });
  editor.setRootElement(element);
  registerRichText(editor);
  const put = () => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    $getRoot().select();
    $insertNodes($generateNodesFromDOM(editor, parsed));
  };
  editor.update(put, { discrete: true });
  return editor.read(() => $generateHtmlFromNodes(editor));
};

export const name = `Lexical ${dependencies.lexical}`;

export const ways = [
  { setting: 'default', save: withNodes([]) },
  { setting: 'a decorator node of its own', save: withNodes([TrainingSiteNode]) },
];
