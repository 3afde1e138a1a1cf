import { skipped } from './engines/installed';

/** Says after the last test which engines are not installed. In CI, that is an error before the first one. */
export default function setup() {
  if (skipped && process.env.CI) throw new Error(skipped);
  return () => {
    if (skipped) console.log(skipped);
  };
}
