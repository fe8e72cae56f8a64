import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Everything that determines the content of a file, besides the code that draws charts: our own
 * code, pages and fonts.
 */
const folders = [
  ...['.', '../pages', '../fonts', '../package.json'],
  ...['../../view/dist', '../../reports/dist/charts', '../../reports/dist/words'],
];

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * A hash of what makes files, with the exact versions of libraries that `package.json` lists. It reads files; a bundle contains the result from when it was
 * built.
 */
export function describeMakingCode(): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const path = join(here, folder);
    const files = folder.endsWith('.json') ? [''] : listCode(path);
    for (const file of files) hash.update(readFileSync(join(path, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Sorted, because the order of files in a folder differs between systems. */
function listCode(path: string): string[] {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(js|typ|woff2)$/.test(file)).sort();
}
