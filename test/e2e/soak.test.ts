import { describeInChromium } from './chromium';
import { itWalks, walkArgs } from './soak/walk';

// More seeds and actions: soak.deep.test.ts, and `npm run soak`.
describeInChromium(
  'a visitor, a page and a browser that do anything',
  (chromium) => itWalks(chromium, 3, 60),
  ...walkArgs,
);
