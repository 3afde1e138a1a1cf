import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Counts the pixels in which two PNGs differ. Pixels that only the larger one has count as different.
 *
 * @type {(before: Buffer, after: Buffer) => number}
 */
export function differingPixels(before, after) {
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const size = {
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height),
  };
  return pixelmatch(pixels(one), pixels(other), undefined, size.width, size.height, {
    threshold: 0,
    includeAA: true,
  });

  /** The pixels of a picture at the top left of a transparent one of `size`. @param {PNG} picture */
  function pixels(picture) {
    const padded = new PNG(size);
    PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
    return padded.data;
  }
}
