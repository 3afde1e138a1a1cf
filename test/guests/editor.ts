// A text editor with an element that holds the site, as in a portal's edit mode.
import { Editor, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

const site = Node.create({
  name: 'site',
  group: 'block',
  atom: true,
  selectable: true,
  parseHTML: () => [{ tag: 'training-site' }],
  addAttributes: () => ({
    'initial-path': { default: '/careers' },
    routing: { default: 'memory' },
  }),
  renderHTML: ({ HTMLAttributes }) => ['training-site', HTMLAttributes],
});

const editor = new Editor({
  element: document.getElementById('editor') as HTMLElement,
  extensions: [StarterKit, site],
  content: '<p>Before</p><training-site></training-site><p>After</p>',
});
Object.assign(window, { editor });
