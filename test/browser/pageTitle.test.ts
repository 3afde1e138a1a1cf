import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimTitle, releaseTitles, type TitleClaim } from '../../src/browser/pageTitle';

const claims: TitleClaim[] = [];

function claim(title: string) {
  const claimant = document.body.appendChild(document.createElement('div'));
  const made = claimTitle(claimant);
  claims.push(made);
  made.set(title);
  return { claimant, ...made };
}

beforeEach(() => {
  document.title = 'Portal';
});

afterEach(() => {
  for (const made of claims.splice(0)) made.release();
  document.body.replaceChildren();
});

it('sets the title, and restores the earlier one on release', () => {
  const { release } = claim('Training');
  expect(document.title).toBe('Training');
  release();
  expect(document.title).toBe('Portal');
});

it('keeps the latest title when an earlier claim is released first', () => {
  const first = claim('First');
  const second = claim('Second');
  first.release();
  expect(document.title).toBe('Second');
  second.release();
  expect(document.title).toBe('Portal');
});

it('shows the latest claim that is left when claims are released in any order', () => {
  const [first, second, third] = [claim('First'), claim('Second'), claim('Third')];
  second.release();
  expect(document.title).toBe('Third');
  third.release();
  expect(document.title).toBe('First');
  first.release();
  expect(document.title).toBe('Portal');
});

/** All orders of these values in which each appears as often as here. */
const orders = (values: readonly string[]): string[][] =>
  values.length === 0
    ? [[]]
    : [...new Set(values)].flatMap((value) =>
        orders(values.toSpliced(values.indexOf(value), 1)).map((rest) => [value, ...rest]),
      );

it.each(orders(['A', 'A', 'A', 'B', 'B', 'B']).map((order) => [order.join('')]))(
  'gives the title back after two claimants have come, been detached and released: %s',
  (order) => {
    const onPage: string[] = [];
    const steps = (title: string) => {
      let made: ReturnType<typeof claim>;
      const come = () => {
        made = claim(title);
        onPage.push(title);
      };
      const detach = () => {
        made.claimant.remove();
        releaseTitles();
        onPage.splice(onPage.indexOf(title), 1);
      };
      return [come, detach, () => made.release()];
    };
    const left = { A: steps('A'), B: steps('B') };
    for (const name of order) {
      left[name as 'A' | 'B'].shift()?.();
      expect(document.title).toBe(onPage.at(-1) ?? 'Portal');
    }
  },
);

it('keeps a title that the host has set since', () => {
  const { release } = claim('Training');
  document.title = 'Portal, 3 messages';
  release();
  expect(document.title).toBe('Portal, 3 messages');
});

it('sets nothing while its claimant is not on the page', () => {
  const { claimant, set } = claim('Training');
  claimant.remove();
  releaseTitles();
  expect(document.title).toBe('Portal');
  set('Careers');
  expect(document.title).toBe('Portal');
});

it('shows its title again when its claimant is on the page again', () => {
  const { claimant, show } = claim('Training');
  claimant.remove();
  releaseTitles();
  document.body.append(claimant);
  show();
  expect(document.title).toBe('Training');
});

it('may be released twice', () => {
  const { release } = claim('Training');
  release();
  document.title = 'Portal, 3 messages';
  release();
  expect(document.title).toBe('Portal, 3 messages');
});

it('shows nothing before it has a title, and leaves the title of the host', () => {
  const claimant = document.body.appendChild(document.createElement('div'));
  const claim = claimTitle(claimant);
  claims.push(claim);
  const write = vi.spyOn(document, 'title', 'set');
  claim.show();
  claim.release();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  expect(document.title).toBe('Portal');
});

it('gives the title back to the host when the claim that is left has none', () => {
  claims.push(claimTitle(document.body.appendChild(document.createElement('div'))));
  const { release } = claim('Training');
  release();
  expect(document.title).toBe('Portal');
  document.title = 'Portal, 3 messages';
  releaseTitles();
  expect(document.title).toBe('Portal, 3 messages');
});

it('belongs to the host again when the claimant has been collected', () => {
  claim('Training');
  const deref = vi.spyOn(WeakRef.prototype, 'deref').mockReturnValue(undefined);
  releaseTitles();
  deref.mockRestore();
  expect(document.title).toBe('Portal');
});

it('that can’t be set is logged once, and throws nothing', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const write = vi.spyOn(document, 'title', 'set').mockImplementation(() => {
    throw new Error('frozen');
  });
  const { set } = claim('Training');
  set('Careers');
  write.mockRestore();
  expect(log.mock.calls).toEqual([[expect.stringContaining('title'), expect.any(Error)]]);
  log.mockRestore();
});
