import { describeInEngines } from './engines/describeInEngines';
import { describeSite } from './engines/site';

// Chromium, in which all other tests run, is in engines.deep.test.ts.
describeInEngines(describeSite, ['Firefox', 'WebKit']);
