import { install } from '../../build/tools/install.mjs';

export default () => install('editor');
