import { describeFocusRing } from './focusRing';

describeFocusRing(['light']);
