import { guests, install } from '../../build/tools/install.mjs';

export default () => install(guests);
