import { withHashLocation } from '@angular/router';

/** Angular keeps its place in the hash; the site's hashes are below the route that shows it. */
export const features = [withHashLocation()];
export const basePath = '/partners';
