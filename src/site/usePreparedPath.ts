import { startTransition, useState } from 'react';

/**
 * The path of the screen that the visitor is about to open, `path` where there is none, and the function
 * that sets it. See docs/decisions/0027-next-screen.md.
 */
export function usePreparedPath(path: string) {
  const [prepared, setPrepared] = useState({ from: path, to: path });
  // A transition, so that a click is answered first.
  const prepare = (to: string) => startTransition(() => setPrepared({ from: path, to }));
  // Forgotten after a navigation: the screen that was left would keep its state.
  return [prepared.from === path ? prepared.to : path, prepare] as const;
}
