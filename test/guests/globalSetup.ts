import { guests, install } from '../../tools/install.mjs';

export default () => install(guests);
