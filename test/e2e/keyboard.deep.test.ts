import { screens } from '../screens';
import { describeWalk } from './keyboardWalk';

describeWalk('narrow', screens.slice(1));
