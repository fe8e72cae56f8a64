import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDocuments } from '@broadsheet/demo';
import { runCommand, type Finished } from '../service-process.js';

/** Processes start slowly on a busy machine. */
export const patient = { timeout: 180_000 };

/** For `init`: an industry and a company, however many families there are. */
export const twoFamilies = ['--family', 'industry', '--family', 'company'];

/** Runs the built command in a folder with its own store. */
export function commandIn(folder: string, env: Record<string, string> = {}) {
  return (...args: string[]): Promise<Finished> => runCommand(args, { cwd: folder, env });
}

/** Replaces one part of a text file, which must contain it. */
export async function edit(path: string, before: string, after: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${path} does not contain ${before}`);
  await writeFile(path, text.replace(before, after));
}

/** Writes this many demo industry documents as JSON files. */
export async function writeIndustries(folder: string, count: number): Promise<void> {
  let index = 0;
  for (const { document } of demoDocuments({ counts: { industry: count, company: 0 } })) {
    await writeFile(join(folder, `${String(index)}.json`), JSON.stringify(document, null, 1));
    index += 1;
  }
}

/** The lines of JSON that a command wrote. */
export function jsonLines(stdout: string): Record<string, unknown>[] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
