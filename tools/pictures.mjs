/** In how many pixels two PNGs differ, by the decoder of a browser. What only one of them has is different. */
export function differingPixels(page, one, other) {
  return page.evaluate(
    async (pictures) => {
      const bitmaps = await Promise.all(
        pictures.map((base64) => {
          const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
          return createImageBitmap(new Blob([bytes]));
        }),
      );
      const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
      const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
      const [one, other] = bitmaps.map((bitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context.drawImage(bitmap, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      });
      return one.reduce((count, pixel, index) => count + Number(pixel !== other[index]), 0);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
