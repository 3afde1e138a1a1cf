import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from 'training-site-widget/custom-elements.json';
import 'training-site-widget';

// The table of the docs page has what this file describes.
setCustomElementsManifest(manifest);

export default { tags: ['autodocs'] };
