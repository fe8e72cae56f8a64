import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Our own code that decides what is in a file, besides what draws charts. */
const folders = ['.', '../../view/dist', '../../reports/dist/charts', '../../reports/dist/words'];

/**
 * A hash of the code that makes files. It reads files; a bundle contains the result from when it was
 * built.
 */
export function describeMakingCode(): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const path = fileURLToPath(new URL(`${folder}/`, import.meta.url));
    for (const file of listCode(path)) hash.update(readFileSync(join(path, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Sorted, because the order of files in a folder differs between systems. */
function listCode(path: string): string[] {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.js')).sort();
}
