import { looks } from './everyScreen';
import { describeFocusRing } from './focusRing';

describeFocusRing(Object.keys(looks) as (keyof typeof looks)[]);
