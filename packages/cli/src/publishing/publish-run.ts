import { findReportKey } from '@broadsheet/contract';
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
const batchSize = 50;
/** And never more text at once than this, however long the documents are. */
const batchLength = 16 * 1024 * 1024;

/**
 * Publishes file by file, holding no more than one batch. What is already current is left alone
 * before it is checked, which is why an interrupted run continues quickly where it stopped.
 */
export async function runPublishing({ files, signal, ...run }: PublishRun): Promise<void> {
  const register = createReportRegister();
  let batch: Ready[] = [];
  const flush = async () => {
    const ready = batch;
    batch = [];
    if (ready.length > 0) await publishBatch(run, ready);
  };
  for (const path of files) {
    if (signal.aborted) break;
    const prepared = await prepare(path, run.press, register);
    if ('edition' in prepared) batch.push(prepared);
    else run.onSettled(prepared);
    const length = batch.reduce((sum, { source }) => sum + source.length, 0);
    if (batch.length >= batchSize || length >= batchLength) await flush();
  }
  await flush();
}

async function prepare(
  path: string,
  press: Press,
  register: ReturnType<typeof createReportRegister>,
): Promise<Ready | Settled> {
  const { source, problems } = await readSource(path);
  if (!source) return { path, problems };
  const repeated = register(source);
  if (repeated.length > 0) return { path, problems: repeated };
  return (await findCurrent(source, press)) ?? prepareSource(source);
}

async function findCurrent(source: Source, press: Press): Promise<Settled | undefined> {
  const { path, document } = source;
  const key = source.key === undefined ? undefined : findReportKey(source.key);
  const edition = key && (await press.findCurrent(key, document));
  if (!source.key || edition === undefined) return undefined;
  const outcome: Outcome = { key: source.key, edition, outcome: 'unchanged', changed: [] };
  return { path, outcome, problems: [] };
}

function prepareSource(source: Source): Ready | Settled {
  try {
    return { source, edition: prepareEdition(source) };
  } catch (error) {
    if (!(error instanceof InvalidDocumentError)) throw error;
    return { path: source.path, problems: source.locate(error.findings) };
  }
}

async function publishBatch(
  { press, dryRun, onSettled }: Omit<PublishRun, 'files' | 'signal'>,
  batch: Ready[],
): Promise<void> {
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
