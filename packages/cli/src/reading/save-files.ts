import { join } from 'node:path';
import type { Broadsheet, DownloadFormat } from '@broadsheet/client';
import { downloadFormats, families, type ReportKey } from '@broadsheet/contract';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { createPaint } from '../terminal/paint.js';
import { printable } from '../terminal/printable.js';
import { createProgress } from '../terminal/progress.js';
import { noSuchReport } from './no-such-report.js';
import { findOwnProblem } from './own-problem.js';

export interface WantedFile {
  key: ReportKey;
  format: DownloadFormat;
}

interface SaveOptions {
  client: Broadsheet;
  /** The folder of the files. */
  output: string;
  theme: string | undefined;
  paper: 'A4' | 'Letter' | undefined;
  /** Number of files in flight. */
  atOnce: number;
  signal: AbortSignal;
}

/** Saves files, prints the path of each, and says why where one fails. Returns how many were saved. */
export async function saveFiles(wanted: WantedFile[], options: SaveOptions): Promise<number> {
  const progress = createProgress({ total: wanted.length, things: 'files' });
  const paint = createPaint(process.stderr);
  // The first error that affects all files stops the run.
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const queue = wanted.values();
  let saved = 0;
  const settle = async (file: WantedFile) => {
    try {
      progress.print(process.stdout, await saveFile(file, { ...options, signal }));
      saved += 1;
    } catch (error) {
      const problem = findOwnProblem(error);
      if (problem === undefined) throw error;
      const name = `${families.formatReportKey(file.key)} as ${file.format}`;
      progress.print(
        process.stderr,
        `${paint('red', 'failed')}  ${printable(`${name}: ${problem}`)}`,
      );
    }
    progress.advance();
  };
  const work = async () => {
    for (const file of queue) {
      if (signal.aborted) return;
      await settle(file);
    }
  };
  const workers = Array.from({ length: options.atOnce }, () =>
    work().catch((error: unknown) => {
      stop.abort(error);
    }),
  );
  await Promise.all(workers);
  progress.end();
  if (stop.signal.aborted && !options.signal.aborted) throw stop.signal.reason;
  return saved;
}

async function saveFile(
  { key, format }: WantedFile,
  { client, output, theme, paper, signal }: SaveOptions,
): Promise<string> {
  const { Language: language, ...fields } = families.writeKey(key);
  const named = { family: key.family, key: fields, language: String(language) };
  const file = await client.download({ ...named, format, theme, paper, signal });
  if (!file) throw await noSuchReport(client, key);
  const name = families.formatReportKey(key).replaceAll('/', '-');
  const path = join(output, `${name}.${downloadFormats[format].extension}`);
  await writeFileAtomically(path, await file.bytes());
  return path;
}
