import { careers, home } from '../screens';
import { describeFocusRing } from './focusRing';

describeFocusRing(['light'], [home, careers]);
