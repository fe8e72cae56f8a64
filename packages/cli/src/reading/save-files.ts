import { join } from 'node:path';
import type { Broadsheet, DownloadFormat } from '@broadsheet/client';
import { downloadFormats, families, wholeFieldsOf, type ReportKey } from '@broadsheet/contract';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { createPaint } from '../terminal/paint.js';
import { printable } from '../terminal/printable.js';
import { createProgress, type Stream } from '../terminal/progress.js';
import { noSuchReport } from './no-such-report.js';
import { findOwnProblem } from './own-problem.js';

export interface FileRequest {
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
  /** Where paths go, and the progress bar. */
  out?: Stream;
  terminal?: Stream;
}

/** Saves files, prints the path of each, and explains failures. Returns how many were saved. */
export async function saveFiles(files: FileRequest[], options: SaveOptions): Promise<number> {
  const { out = process.stdout, terminal = process.stderr } = options;
  const progress = createProgress({ total: files.length, things: 'files', stream: terminal });
  const paint = createPaint(terminal);
  // The first error that affects all files stops the run.
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const queue = files.values();
  let saved = 0;
  const settle = async (file: FileRequest) => {
    try {
      progress.print(out, await saveFile(file, { ...options, signal }));
      saved += 1;
    } catch (error) {
      const problem = findOwnProblem(error);
      if (problem === undefined) throw error;
      const name = `${families.formatReportKey(file.key)} as ${file.format}`;
      progress.print(terminal, `${paint('red', 'failed')}  ${printable(`${name}: ${problem}`)}`);
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
  { key, format }: FileRequest,
  { client, output, theme, paper, signal }: SaveOptions,
): Promise<string> {
  const { Language: language, ...keyFields } = families.writeKey(key);
  const named = { family: key.family, key: keyFields, language: String(language) };
  const fields = wholeFieldsOf(families.get(key.family));
  const file = await client.download({ ...named, fields, format, theme, paper, signal });
  if (!file) throw await noSuchReport(client, key);
  const name = families.formatReportKey(key).replaceAll('/', '-');
  const path = join(output, `${name}.${downloadFormats[format].extension}`);
  await writeFileAtomically(path, await file.bytes());
  return path;
}
