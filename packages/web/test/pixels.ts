// Takes a screenshot of the page and reads its pixels.

import { page } from 'vitest/browser';

export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

export async function pixelsOf(element: Element): Promise<Pixels> {
  const base64 = await page.screenshot({ element, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) throw new Error('this browser has no canvas');
  canvas.drawImage(image, 0, 0);
  return { width, height, data: canvas.getImageData(0, 0, width, height).data };
}
