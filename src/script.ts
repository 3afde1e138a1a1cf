// The classic script: the module, and its one global.
import { publish } from './site';

publish();
