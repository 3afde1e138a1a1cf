import { describeInChromium } from './chromium';
import { itWalks, walkArgs } from './soak/walk';

// Set by build/tools/soak.mjs.
const { SOAK_SEED = '2', SOAK_SEEDS = '1', SOAK_ACTIONS = '300' } = process.env;

describeInChromium(
  'random actions of visitor, page and browser',
  (chromium) => {
    for (let number = 0; number < Number(SOAK_SEEDS); number += 1) {
      itWalks(chromium, Number(SOAK_SEED) + number, Number(SOAK_ACTIONS));
    }
  },
  ...walkArgs,
);
