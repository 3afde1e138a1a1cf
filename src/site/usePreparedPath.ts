import { startTransition, useState } from 'react';

/**
 * The path of the screen that the visitor is probably about to open, `path` where there is none, and the
 * function that sets it: docs/decisions/0027-next-screen.md.
 */
export function usePreparedPath(path: string) {
  const [prepared, setPrepared] = useState({ from: path, to: path });
  // After a navigation nothing is prepared. Otherwise Back would keep the screen that was left, with its state.
  if (prepared.from !== path) setPrepared({ from: path, to: path });

  function prepare(to: string) {
    // In a transition, so that a click is answered first.
    if (to !== prepared.to) startTransition(() => setPrepared({ from: path, to }));
  }
  return [prepared.to, prepare] as const;
}
