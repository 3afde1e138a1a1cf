import { careers } from '../screens';
import { describeFocusRing } from './focusRing';

describeFocusRing(['light'], [careers]);
