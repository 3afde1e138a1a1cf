import { describeLayoutShifts } from './layoutShifts';

describeLayoutShifts(1280);
describeLayoutShifts(390);
