import { withHashLocation } from '@angular/router';

/** Angular uses the hash for its routes; the site's hashes are below the route that shows it. */
export const features = [withHashLocation()];
export const basePath = '/partners';
