/**
 * Counts the pixels in which two PNGs differ. Those that only the larger one has are different. The
 * browser of `page` decodes the pictures.
 *
 * @type {(page: import('playwright-core').Page, before: Buffer, after: Buffer) => Promise<number>}
 */
export function differingPixels(page, before, after) {
  return page.evaluate(
    async ([before, after]) => {
      const [one, other] = await Promise.all([decode(before), decode(after)]);
      const width = Math.max(one.width, other.width);
      const height = Math.max(one.height, other.height);
      const otherPixels = pixels(other);
      return pixels(one).filter((pixel, index) => pixel !== otherPixels[index]).length;

      /** @param {string} base64 */
      function decode(base64) {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
        return createImageBitmap(new Blob([bytes]));
      }

      /** @param {ImageBitmap} bitmap */
      function pixels(bitmap) {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('This browser has no 2d canvas.');
        context.drawImage(bitmap, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      }
    },
    /** @type {const} */ ([before.toString('base64'), after.toString('base64')]),
  );
}
