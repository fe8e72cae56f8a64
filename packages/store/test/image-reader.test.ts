import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256 } from '../src/editions/canonical.js';
import { openStore, type ImageKey, type Store } from '../src/index.js';

// A thread runs the built code.
const built = new URL('../dist/images/image-reader.js', import.meta.url).href;
const { createImageReader } = (await import(
  built
)) as typeof import('../src/images/image-reader.js');

let folder: string;
let file: string;
let store: Store;
let reader: ReturnType<typeof createImageReader>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-reader-'));
  file = join(folder, 'test.db');
  store = await openStore(`sqlite:${file}`);
  reader = createImageReader(file);
});

afterEach(async () => {
  await reader.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const keyOf = (chart: string): ImageKey => ({ chart, theme: 'light', scale: 1, renderer: '1' });

async function save(chart: string) {
  const png = Buffer.from(`the picture of ${chart}`.repeat(400));
  const image = { sha256: sha256(png), base64: Buffer.from(png.toString('base64')) };
  await store.images.save(keyOf(chart), image);
  return image;
}

function execute(statement: string) {
  const sqlite = new DatabaseSync(file, { timeout: 30_000 });
  sqlite.exec(statement);
  sqlite.close();
}

/** Repeats until a thread reads. */
async function untilThereIsAThread() {
  await expect.poll(() => reader.read(keyOf('none')) !== undefined, { interval: 1 }).toBe(true);
}

it('leaves the first pictures to its caller, and reads later ones in a thread', async () => {
  const image = await save('a');
  expect(reader.read(keyOf('a'))).toBeUndefined();
  await untilThereIsAThread();
  expect(await reader.read(keyOf('a'))).toEqual(image);
  expect(await reader.read({ ...keyOf('a'), theme: 'dark' })).toBeUndefined();
});

it('reads many images at once, and returns each to its caller', async () => {
  const charts = Array.from({ length: 20 }, (_, index) => `chart ${String(index)}`);
  const images = await Promise.all(charts.map(save));
  await untilThereIsAThread();
  const read = charts.map(async (chart) => reader.read(keyOf(chart)));
  expect(await Promise.all(read)).toEqual(images);
});

it('sees at once what was saved and what was thrown away', async () => {
  await untilThereIsAThread();
  expect(await reader.read(keyOf('a'))).toBeUndefined();
  const image = await save('a');
  expect(await reader.read(keyOf('a'))).toEqual(image);
  await store.images.discard(keyOf('a'));
  expect(await reader.read(keyOf('a'))).toBeUndefined();
});

it('brings nothing that was damaged', async () => {
  const whole = await save('whole');
  await save('damaged');
  await untilThereIsAThread();
  const flip = `update image set base64 = cast(substr(base64, 1, 100) || x'7e' || substr(base64, 102) as blob) where chart_sha256 = 'damaged'`;
  execute(flip);
  expect(await reader.read(keyOf('damaged'))).toBeUndefined();
  execute('update image set crc32 = null');
  expect(await reader.read(keyOf('damaged'))).toBeUndefined();
  expect(await reader.read(keyOf('whole'))).toEqual(whole);
});

it('brings nothing where it cannot read, and goes on when it can again', async () => {
  const image = await save('a');
  await untilThereIsAThread();
  execute('alter table image rename to hidden');
  expect(await reader.read(keyOf('a'))).toBeUndefined();
  execute('alter table hidden rename to image');
  expect(await reader.read(keyOf('a'))).toEqual(image);
});

it('lets nobody wait when it is closed, and leaves the file to its other users', async () => {
  await save('a');
  await untilThereIsAThread();
  const asked = reader.read(keyOf('a'));
  await reader.close();
  expect(await asked).toBeUndefined();
  await store.close();
  expect(await readdir(folder)).toEqual(['test.db']);
});
