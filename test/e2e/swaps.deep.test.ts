import { swappers } from './applications/swappingPages';
import { describeSwaps } from './applications/swaps';

describeSwaps(swappers.slice(1));
