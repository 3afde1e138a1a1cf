// The entry of dist/training-site.external-react.mjs, for hosts that have React already.
// This import is the first, so that an older React stops the module before it defines anything.
import './requireReact19';

export * from './index';
