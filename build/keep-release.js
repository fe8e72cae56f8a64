/**
 * When a version is released, keeps what later versions are tested against: the store of this
 * version as one file, and a small database that it wrote. Run it once per release, after the
 * build: `npm run keep-release`.
 */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const releases = join(root, 'packages/store/test/releases');
const folder = join(releases, version);

if (existsSync(folder)) {
  throw new Error(`The release ${version} is kept already: a release is never changed.`);
}
mkdirSync(folder);
const store = join(folder, 'store.js');
await bundleStore(store);
await writeDatabase(store, join(folder, 'reports.db'));

async function bundleStore(file) {
  const bundle = await rolldown({
    input: join(root, 'packages/store/dist/index.js'),
    platform: 'node',
    // They contain binaries, or data that the database does not depend on.
    external: ['@photostructure/sqlite', 'pg', 'pg-native', /^@zxcvbn-ts/],
  });
  await bundle.write({ file, format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
}

async function writeDatabase(store, database) {
  const { openStore } = await import(pathToFileURL(store).href);
  const { fillRelease } = await import(pathToFileURL(join(releases, 'fill-release.js')).href);
  const opened = await openStore(`sqlite:${database}`, { secretCost: { logN: 4, r: 1, p: 1 } });
  await fillRelease(opened);
  await opened.close();
  await pipeline(createReadStream(database), createGzip(), createWriteStream(`${database}.gz`));
  rmSync(database);
}
