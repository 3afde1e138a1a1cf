import { describeSwaps, swappers } from './applications/swaps';

// The first; the other libraries are in swaps.deep.test.ts.
describeSwaps(swappers.slice(0, 1));
