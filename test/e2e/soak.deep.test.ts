import { describe } from 'vitest';
import { itSoaks } from './soak/soak';

// Set by tools/soak.mjs.
const { SOAK_SEED = '2', SOAK_SEEDS = '3', SOAK_ACTIONS = '2000' } = process.env;

describe('a visitor, a host and a browser that do anything', () => {
  for (let number = 0; number < Number(SOAK_SEEDS); number += 1) {
    const seed = Number(SOAK_SEED) + number;
    itSoaks({ seed, actions: Number(SOAK_ACTIONS), shrinkTime: 120_000 });
  }
});
