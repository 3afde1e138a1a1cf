import { describeInEngines } from './engines/describeInEngines';
import { describeSite } from './engines/site';

describeInEngines(describeSite, ['Chromium']);
