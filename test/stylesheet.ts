// In the place of the stylesheet, for unit tests.
export default '';
export const file = 'training-site.css';
export const integrity = 'sha384-x';
