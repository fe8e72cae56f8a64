/**
 * Writes each file of the build a second and third time, compressed, so that serving it costs nothing. The
 * service compresses the page itself, which the demo adds to.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const site = join(dirname(fileURLToPath(import.meta.url)), '../dist/site');
const compressible = /\.(js|css|svg|json)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(site, { recursive: true })) {
  const path = join(site, name);
  if (!compressible.test(path) || !statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, best));
}
