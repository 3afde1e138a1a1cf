// What the site does with a brand colour, an accent and fonts. The numbers are those of src/styles/tokens.css.

/** @typedef {readonly [red: number, green: number, blue: number]} Rgb - in linear light, 0 to 1 */
/** @typedef {'light' | 'dark' | 'auto' | 'page'} Theme */
/** @typedef {{ readonly colour: string, readonly text: string, readonly says: string }} Finding */

/** The colours of the site while the page sets none. */
const shipped = { brand: '#0a5848', brandInDark: '#6fd0b5', accent: '#ffb81f' };

/** Families that each browser has. */
const generic = /^(serif|sans-serif|monospace|cursive|fantasy|math|system-ui|ui-[a-z-]+)$/i;

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/**
 * A colour in any notation of CSS as `#rrggbb`; undefined where the text is no colour, or the colour is
 * not opaque.
 *
 * @param {string} text
 */
function toHex(text) {
  if (
    !canvas ||
    !CSS.supports('color', text) ||
    /var\(|^\W*(inherit|initial|unset|revert)/i.test(text)
  )
    return;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? hexOf([red ?? 0, green ?? 0, blue ?? 0]) : undefined;
}

/** @param {readonly number[]} bytes */
function hexOf(bytes) {
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** @type {(hex: string) => Rgb} */
function linear(hex) {
  const channel = (/** @type {number} */ start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** @type {(rgb: Rgb) => string} */
function display(rgb) {
  return hexOf(
    rgb.map((value) => {
      const inside = Math.min(1, Math.max(0, value));
      const encoded = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
      return Math.round(encoded * 255);
    }),
  );
}

/** Relative luminance, as in WCAG. @type {(hex: string) => number} */
function luminance(hex) {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, as in WCAG. @type {(one: string, other: string) => number} */
function contrast(one, other) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Not rounded up: 4.497 is not 4.5. @param {number} ratio */
const inWords = (ratio) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

/** The same hue with at most this luminance. @type {(hex: string, most: number) => string} */
function darkened(hex, most) {
  const factor = Math.min(1, most / luminance(hex));
  const [red, green, blue] = linear(hex);
  return factor === 1 ? hex : display([red * factor, green * factor, blue * factor]);
}

/** With more light of the colour XYZ (1, 1, 1). @type {(hex: string, added: number) => string} */
function withLight(hex, added) {
  const [red, green, blue] = linear(hex);
  return display([red + 1.2048 * added, green + 0.9483 * added, blue + 0.9089 * added]);
}

/** With at least this luminance. @type {(hex: string, least: number) => string} */
function lightened(hex, least) {
  const added = least - luminance(hex);
  return added <= 0 ? hex : withLight(hex, added);
}

const surfaces = {
  light: { colour: '#ffffff', name: 'white' },
  dark: { colour: '#0b1b18', name: 'the dark surface' },
};

/** @type {(theme: Theme) => ('light' | 'dark')[]} */
const themesOf = (theme) => (theme === 'auto' || theme === 'page' ? ['light', 'dark'] : [theme]);

/** @type {(brand: string, theme: 'light' | 'dark') => Finding} */
function brandIn(brand, theme) {
  const isDark = theme === 'dark';
  const { colour: surface, name } = surfaces[theme];
  const chosen = isDark && brand === shipped.brand ? shipped.brandInDark : brand;
  const used = isDark ? lightened(chosen, 0.26) : darkened(chosen, 0.15);
  const ratio = inWords(contrast(chosen, surface));
  const change = `${isDark ? 'lightens' : 'darkens'} it to ${used} (${inWords(contrast(used, surface))})`;
  return {
    colour: used,
    text: surface,
    says:
      used === chosen
        ? `${ratio} against ${name}. The site uses it as it is.`
        : `${ratio} against ${name}. The site ${change}, so that text in this colour is easy to read.`,
  };
}

/** What is shown of a brand colour, for each theme. @type {(brand: string, theme: Theme) => Finding[]} */
const brandFindings = (brand, theme) => themesOf(theme).map((one) => brandIn(brand, one));

/** Below this contrast, a shape can hardly be seen. The shipped accent has 1.7 against white. */
const leastOfShapes = 1.5;

/** What is shown of an accent, for each theme. @type {(accent: string, theme: Theme) => Finding[]} */
function accentFindings(accent, theme) {
  const light = luminance(accent);
  const isWhite = light < 0.18;
  const text = isWhite ? '#ffffff' : withLight('#000000', Math.max(0, 0.04 * (light - 0.24)));
  const onDark = lightened(accent, 0.36);
  const onText = `${inWords(contrast(accent, text))} with the ${isWhite ? 'white' : 'black'} text that the site puts on it.`;
  const lighter =
    onDark === accent ? '' : ` For figures on dark bands the site lightens it to ${onDark}.`;
  const faint = themesOf(theme)
    .map((one) => surfaces[one])
    .filter(({ colour }) => contrast(accent, colour) < leastOfShapes)
    .map(({ colour, name }) => ({
      colour,
      text: accent,
      says: `${inWords(contrast(accent, colour))} against ${name}: lines and shapes in it can hardly be seen there. Choose ${colour === surfaces.light.colour ? 'a darker' : 'a lighter'} one.`,
    }));
  return [{ colour: accent, text, says: onText + lighter }, ...faint];
}

/** What is shown of the fonts: the first one, if this browser does not have it. @type {(font: string) => Finding[]} */
function fontFindings(font) {
  const first = font.split(',')[0]?.trim() ?? '';
  if (!canvas || first === '' || generic.test(first)) return [];
  const widthIn = (/** @type {string} */ families) => {
    canvas.font = `100px ${families}`;
    return canvas.measureText('Training, careers: 0123 WMil').width;
  };
  // If the font is missing, the text is as wide as in the next font of the list, whichever that is.
  const isThere = ['serif', 'monospace'].some(
    (other) => widthIn(`${first}, ${other}`) !== widthIn(other),
  );
  const says = `This browser does not have ${first}. On your page, the site uses it if the page loads it.`;
  return isThere ? [] : [{ colour: '#ffffff', text: '#10201c', says }];
}
