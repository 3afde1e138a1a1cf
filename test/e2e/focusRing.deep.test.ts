import { describeFocusRing } from './focusRing';

describeFocusRing(['dark', 'forced colours']);
