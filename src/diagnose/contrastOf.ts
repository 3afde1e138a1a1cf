/**
 * The contrast of two colours by the formula of WCAG, from 1 to 21; undefined where the browser
 * can't paint.
 *
 * @param colours - in any notation of CSS, and opaque
 */
export function contrastOf(...colours: readonly [string, string]): number | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;

  const luminances = colours.map((colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const { data } = context.getImageData(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(data, linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  const [darker = 0, lighter = 0] = luminances.sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @param value - of a colour of sRGB, from 0 to 255 */
function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
