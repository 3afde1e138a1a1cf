// The entry of dist/training-site.js: the module, and the one global of the classic script. The
// first import, so that these styles precede those of the components in the stylesheet of all
// bundles.
import './styles/shared';
import './index';
import { publish } from './publish';

publish();
