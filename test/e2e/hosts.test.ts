import { describeConformance } from './hostConformance';
import { sample } from './hosts';

describeConformance([sample]);
