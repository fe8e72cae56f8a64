import { mkdir, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocumentProxy, renderPageAsImage } from 'unpdf';

// Node 20 lacks it, and the fonts of a page are not read without it.
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength) {
      return this.slice(0, length);
    },
  });
}

/** The pages of a PDF as pictures (PNG), for a person to look at. */
export async function drawPages(pdf: Uint8Array): Promise<Uint8Array[]> {
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  const pictures: Uint8Array[] = [];
  for (let page = 1; page <= numPages; page += 1) {
    const png = await renderPageAsImage(new Uint8Array(pdf), page, {
      canvasImport: () => import('@napi-rs/canvas'),
      scale: 1,
    });
    pictures.push(new Uint8Array(png));
  }
  return pictures;
}

export interface PagePicture {
  /** In points, as of the page. */
  width: number;
  height: number;
  /** Four bytes for each pixel, row by row. */
  pixels: Uint8ClampedArray;
}

export async function readPicture(png: Uint8Array): Promise<PagePicture> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

const folder = new URL('../../../test-results/hard-report/', import.meta.url);

/** Keeps a page where people can look at it. */
export async function keepPage(png: Uint8Array, page: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${String(page).padStart(2, '0')}.png`, folder), png);
}
