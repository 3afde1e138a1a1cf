import type { Page } from 'playwright-core';

/** In how many pixels two PNGs differ, by the decoder of a browser. */
export function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const decode = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const pixels = new Uint32Array(
          context?.getImageData(0, 0, width, height).data.buffer ?? [],
        );
        return { width, height, pixels };
      };
      const [one, other] = await Promise.all(pictures.map(decode));
      if (!one || !other) throw new Error('There are no two pictures.');
      if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
      return one.pixels.reduce(
        (count, pixel, index) => count + Number(pixel !== other.pixels[index]),
        0,
      );
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
