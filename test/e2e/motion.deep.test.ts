import { describeLayoutShifts } from './layoutShifts';

describeLayoutShifts(390);
