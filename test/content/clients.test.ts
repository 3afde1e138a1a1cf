import { describe, expect, it } from 'vitest';
import { clients } from '../../src/content/clients';

describe('clients', () => {
  it('are eight, each with a picture of its own', () => {
    expect(clients).toHaveLength(8);
    expect(new Set(clients.map((client) => client.img)).size).toBe(8);
  });

  it.each(clients)('calls the picture of $displayName its logo', ({ displayName, alt }) => {
    expect(alt).toBe(`${displayName} logo`);
  });
});
