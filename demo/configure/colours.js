// Reads a colour.

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/**
 * A colour in any notation of CSS as `#rrggbb`; undefined where the text is no colour, or the colour is not opaque.
 *
 * @param {string} text
 */
function toHex(text) {
  const dependsOnPage = /var\(|^\W*(inherit|initial|unset|revert)/i.test(text);
  if (!canvas || !CSS.supports('color', text) || dependsOnPage) return undefined;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) return undefined;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
