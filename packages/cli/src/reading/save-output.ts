import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeFileAtomically } from '../files/write-file-atomically.js';

/** Writes a file and says so; `-` is the standard output. */
export async function saveOutput(bytes: Uint8Array, output: string): Promise<void> {
  if (output === '-') {
    process.stdout.write(bytes);
    return;
  }
  mkdirSync(dirname(output), { recursive: true });
  await writeFileAtomically(output, bytes);
  process.stderr.write(`Wrote ${output}\n`);
}
