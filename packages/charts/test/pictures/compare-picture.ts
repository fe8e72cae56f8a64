import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { encodePng } from '../../src/render/png/encode-png.js';

/** A smaller size keeps the references small, and evens out differences between processors. */
const width = 480;
const height = 270;
/** Of 255: a smaller difference in a channel is invisible. */
const visible = 40;

const folder = new URL('references/', import.meta.url);

/** Approves an image from now on: look at it before it is committed. */
export async function approvePicture(name: string, png: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rgba = Buffer.from(pixelsOf(await shrink(png)));
  writeFileSync(fileOf(name), encodePng({ width, height, rgba }, name));
}

/** The share of pixels that visibly differ from the approved image with that name. */
export async function comparePicture(name: string, png: Buffer): Promise<number> {
  const approved = await shrink(readFileSync(fileOf(name)));
  return differingShare(pixelsOf(await shrink(png)), pixelsOf(approved));
}

function fileOf(name: string): URL {
  return new URL(`${name}.png`, folder);
}

async function shrink(png: Buffer): Promise<SKRSContext2D> {
  const image = await loadImage(png);
  const pen = createCanvas(width, height).getContext('2d');
  pen.drawImage(image, 0, 0, width, height);
  return pen;
}

function pixelsOf(pen: SKRSContext2D): Uint8ClampedArray {
  return pen.getImageData(0, 0, width, height).data;
}

function differingShare(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let differing = 0;
  for (let start = 0; start < one.length; start += 4) {
    const apart = [0, 1, 2].some(
      (channel) => Math.abs((one[start + channel] ?? 0) - (other[start + channel] ?? 0)) > visible,
    );
    if (apart) differing += 1;
  }
  return differing / (one.length / 4);
}
