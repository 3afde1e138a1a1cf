// All that the script and the module have in common. The first import, so that these styles precede
// those of the components in the stylesheet of all bundles.
import './styles/shared';

export * from './index';
export { publish } from './publish';
