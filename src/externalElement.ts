// The entry of dist/training-site.element.mjs, for hosts that have React already and define the
// element themselves.
import './requireReact19';

export * from './element';
