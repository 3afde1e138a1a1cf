import { describeSwaps, swappers } from './applications/swaps';

describeSwaps(swappers.slice(1));
