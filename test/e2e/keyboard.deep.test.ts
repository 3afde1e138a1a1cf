import { consultancy, knowUsMore, notFound, screens, training } from '../screens';
import { describeWalk } from './keyboardWalk';

describeWalk('wide', [knowUsMore, training, consultancy, notFound]);
describeWalk('narrow', screens.slice(1));
