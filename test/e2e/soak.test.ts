import { describe } from 'vitest';
import { itSoaks } from './soak/soak';

// More seeds and actions: soak.deep.test.ts, and `npm run soak`.
describe('a visitor, a host and a browser that do anything', () => {
  itSoaks({ seed: 3, actions: 150, shrinkTime: 20_000 });
});
