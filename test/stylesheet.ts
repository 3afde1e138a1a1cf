// In the place of the stylesheet, for unit tests.
export default '';
