import { warnOnce } from '../../browser/log';
import type { Warn } from './checks';

/** The name of a property of the host element that `mount` creates. */
const property = 'wrongOptions';

/** Warns of options that have no effect, and keeps the warnings for `TrainingSite.diagnose()`. */
export function createWarnings() {
  const warnings = new Set<string>();
  const warn: Warn = (message) => {
    warnings.add(message);
    warnOnce(message);
  };
  return {
    warn,
    /** The diagnosis is a script of its own: it has nothing but the host element to find them by. */
    keepIn(host: Element) {
      Reflect.set(host, property, warnings);
    },
  };
}

/** The warnings about the options of `mount` and `update`, which an older script does not keep. */
export function wrongOptionsOf(host: Element): readonly string[] {
  const warnings: unknown = Reflect.get(host, property);
  return warnings instanceof Set ? [...warnings] : [];
}
