import type { RouterFeatures } from '@angular/router';

/** Angular uses the path for its routes, and leaves the hash to the site. */
export const features: RouterFeatures[] = [];
export const basePath = '';
