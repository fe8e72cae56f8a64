import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeBasedOn, type Basis } from '@broadsheet/contract';
import { writeFileAtomically } from '../files/write-file-atomically.js';

/**
 * Writes into a file which edition it is now, so that its next change does not seem to undo this one.
 * Only that text changes. Returns whether the file could be changed: a workbook may be open elsewhere,
 * and is left as it is.
 */
export async function renewBasis(path: string, basis: Basis): Promise<boolean> {
  const file = statSync(path).isDirectory() ? join(path, 'Report.csv') : path;
  if (/\.xlsx$/i.test(file)) return false;
  try {
    const text = readFileSync(file, 'utf8');
    const renewed = text.replace(mark, (_found, start: string) => start + writeBasedOn(basis));
    if (renewed === text) return false;
    await writeFileAtomically(file, renewed, { mode: statSync(file).mode & 0o777 });
    return true;
  } catch (error) {
    // A file or a folder that may only be read: it was published all the same.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return false;
  }
}

/** In YAML, JSON and CSV: the name, a colon or a separator, and the text with or without quotes. */
const mark = /((?:^|[{,\s"'\uFEFF])BasedOn["']?\s*[:,;\t]\s*["']?)edition [1-9]\d* of [^\s"',;]+/;
