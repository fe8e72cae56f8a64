import { findReportKey, formatReportKey } from '@broadsheet/contract';
import { InvalidDocumentError, prepareEdition, type PreparedEdition } from '@broadsheet/server';
import { createReportRegister } from '../sources/one-file-a-report.js';
import { readSource, type Source } from '../sources/read-source.js';
import type { SourceProblem } from '../sources/source-problem.js';
import type { Outcome } from './outcome.js';
import { isRefusal, type Press } from './press.js';

/** What became of the document in one file. */
export interface Settled {
  path: string;
  /** Undefined where the document was not published. */
  outcome?: Outcome;
  problems: SourceProblem[];
}

export interface PublishRun {
  press: Press;
  files: string[];
  /** Only find out what would change. */
  dryRun: boolean;
  /** Ends it before the next file; what is in hand is still published. */
  signal: AbortSignal;
  onSettled: (settled: Settled) => void;
}

interface Ready {
  source: Source;
  edition: PreparedEdition;
}

/** Documents a transaction: few enough that nobody who writes too has to wait for long. */
const batchSize = 100;
/** And never more text at once than this, however long the documents are. */
const batchLength = 16 * 1024 * 1024;

/**
 * Publishes file by file, holding no more than one batch. What is already current is left alone
 * before it is checked, which is why an interrupted run continues quickly where it stopped.
 */
export async function runPublishing({ files, signal, ...run }: PublishRun): Promise<void> {
  const register = createReportRegister();
  let batch: Source[] = [];
  let length = 0;
  const flush = async () => {
    const sources = batch;
    [batch, length] = [[], 0];
    if (sources.length > 0) await settleBatch(run, sources);
  };
  for (const path of files) {
    if (signal.aborted) break;
    const read = await readOnce(path, register);
    if ('problems' in read) {
      run.onSettled(read);
      continue;
    }
    batch.push(read);
    length += read.length;
    if (batch.length >= batchSize || length >= batchLength) await flush();
  }
  await flush();
}

async function readOnce(
  path: string,
  register: ReturnType<typeof createReportRegister>,
): Promise<Source | Settled> {
  const { source, problems } = await readSource(path);
  if (!source) return { path, problems };
  const repeated = register(source);
  return repeated.length > 0 ? { path, problems: repeated } : source;
}

type Run = Omit<PublishRun, 'files' | 'signal'>;

async function settleBatch(run: Run, sources: Source[]): Promise<void> {
  const unchanged = await findUnchanged(run.press, sources);
  const ready: Ready[] = [];
  for (const source of sources) {
    const prepared = unchanged.get(source) ?? prepareSource(source);
    if ('edition' in prepared) ready.push(prepared);
    else run.onSettled(prepared);
  }
  if (ready.length > 0) await publishBatch(run, ready);
}

async function findUnchanged(press: Press, sources: Source[]): Promise<Map<Source, Settled>> {
  const keyed = sources.flatMap((source) => {
    const key = source.key === undefined ? undefined : findReportKey(source.key);
    return key ? [{ source, key, document: source.document }] : [];
  });
  const editions = await press.listUnchanged(keyed);
  const unchanged = new Map<Source, Settled>();
  for (const [index, { source, key }] of keyed.entries()) {
    const edition = editions[index];
    if (edition === undefined) continue;
    const outcome: Outcome = {
      ...{ key: source.key ?? formatReportKey(key), edition, outcome: 'unchanged', changed: [] },
    };
    unchanged.set(source, { path: source.path, outcome, problems: [] });
  }
  return unchanged;
}

function prepareSource(source: Source): Ready | Settled {
  try {
    return { source, edition: prepareEdition(source) };
  } catch (error) {
    if (!(error instanceof InvalidDocumentError)) throw error;
    return { path: source.path, problems: source.locate(error.findings) };
  }
}

async function publishBatch({ press, dryRun, onSettled }: Run, batch: Ready[]): Promise<void> {
  const editions = batch.map(({ edition }) => edition);
  const answers = dryRun ? await previewEach(press, editions) : await press.publish(editions);
  for (const [index, { source, edition }] of batch.entries()) {
    const answer = answers[index];
    if (!answer) throw new Error(`nothing was said of ${source.path}`);
    onSettled({
      path: source.path,
      ...(!isRefusal(answer) && { outcome: answer }),
      problems: source.locate(isRefusal(answer) ? answer.findings : edition.warnings),
    });
  }
}

async function previewEach(press: Press, editions: PreparedEdition[]) {
  const answers = [];
  for (const edition of editions) answers.push(await press.preview(edition));
  return answers;
}
