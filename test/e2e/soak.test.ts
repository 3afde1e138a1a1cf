import { describeInChromium } from './chromium';
import { itWalks, walkArgs } from './soak/walk';

// More seeds and actions: soak.deep.test.ts, and `npm run soak`.
describeInChromium(
  'random actions of visitor, page and browser',
  (chromium) => itWalks(chromium, 3, 60),
  ...walkArgs,
);
