// The entry of dist/training-site.js: the module, and the one global of the classic script.
import './index';
import { publish } from './publish';

publish();
