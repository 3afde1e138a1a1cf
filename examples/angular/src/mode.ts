import type { RouterFeatures } from '@angular/router';

/** Angular keeps its place in the path, and leaves the hash to the site. */
export const features: RouterFeatures[] = [];
export const basePath = '';
