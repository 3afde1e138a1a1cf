// Reads colours.

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/**
 * A colour in any notation of CSS as `#rrggbb`; undefined where the text is no colour, or the
 * colour is not opaque.
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

/** The relative luminance by the formula of WCAG, of a colour as `#rrggbb`. @param {string} hex */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours as `#rrggbb`, from 1 to 21.
 * @type {(one: string, other: string) => number}
 */
function contrastOf(one, other) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
