import { statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { writeBasedOn, type Basis, type ReportKey } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import { documentName } from '@broadsheet/editions/sources';
import { createReportRegister } from '../sources/one-file-a-report.js';
import type { SourceProblem } from '../sources/source-problem.js';
import type { Outcome } from './outcome.js';
import type { Preparer, PreparedDocument, ReadDocument, RefusedFile } from './preparer.js';
import { createReferenceWatch, type ReferenceWatch } from './reference-watch.js';
import { renewBasis } from './renew-basis.js';
import { isRefusal, type PublishTarget, type SubmittedDocument } from './targets/publish-target.js';

/** The result for the document in one file. */
export interface FileResult {
  path: string;
  /** Undefined if the document was not published. */
  outcome?: Outcome;
  problems: SourceProblem[];
}

export interface PublishRun {
  /** Parses keys as people write them. */
  findReportKey: (text: string) => ReportKey | undefined;
  target: PublishTarget;
  /** The options that name the target in another command; empty for this machine's store. */
  targetOptions: string;
  preparers: Preparer[];
  files: string[];
  /** Only reports what would change. */
  dryRun: boolean;
  /** Also replaces later editions than those that documents were exported from. */
  overwrite: boolean;
  /** Stops before the next batch; the batches in progress are still published. */
  signal: AbortSignal;
  onSettled: (settled: FileResult) => void;
  /** Called with the warnings that are known only when all documents are published. */
  onWarnings: (problems: SourceProblem[]) => void;
}

/**
 * Documents in a batch. The store writes one batch, or two that arrive together, in a transaction.
 */
const mostDocuments = 200;
const leastDocuments = 25;
/**
 * Between these limits, the number of batches that lets all preparers finish at about the same time.
 */
const usualBatches = 16;
/** The most text in a batch, however long the documents are. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Publishes batch by batch; while one is written, its preparer prepares the next. Unchanged documents
 * are skipped before they are checked, so an interrupted run resumes quickly.
 */
export async function runPublishing({
  preparers,
  files,
  signal,
  ...given
}: PublishRun): Promise<void> {
  const references = createReferenceWatch(given);
  const onSettled = (settled: FileResult) => {
    if (settled.outcome) references.notePublished(settled.outcome.key);
    given.onSettled(settled);
  };
  const run: BatchRun = { ...given, onSettled, references };
  const batches = cutBatches(files);
  const register = registerInOrder();
  const workAt = async (preparer: Preparer) => {
    let writing: Promise<void> = Promise.resolve();
    try {
      for (const paths of batches) {
        if (signal.aborted) break;
        const prepared = await prepareBatch(run, preparer, await register(preparer.read(paths)));
        await writing;
        writing = settlePrepared(run, preparer, prepared);
        // It is awaited below; this prevents an unhandled rejection if it fails earlier.
        writing.catch(() => undefined);
      }
    } finally {
      await writing;
    }
  };
  const hands = preparers.flatMap((preparer) =>
    Array.from({ length: preparer.batches }, () => preparer),
  );
  await Promise.all(hands.map(workAt));
  // It is unknown what an interrupted run would have published.
  if (!signal.aborted) await references.end();
}

function* cutBatches(files: string[]): Generator<string[]> {
  const share = Math.ceil(files.length / usualBatches);
  const size = Math.min(mostDocuments, Math.max(leastDocuments, share));
  let batch: string[] = [];
  let bytes = 0;
  for (const path of files) {
    batch.push(path);
    // A missing file is reported when it is read.
    bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (batch.length < size && bytes < mostBytes) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

type ReadFiles = (ReadDocument | RefusedFile)[];

/**
 * Refuses a second file of the same report. Batches are processed in the order of their files,
 * whichever was read first, so that the same file is refused each time.
 */
function registerInOrder(): (reading: Promise<ReadFiles>) => Promise<ReadFiles> {
  const register = createReportRegister();
  let previous: Promise<unknown> = Promise.resolve();
  return (reading) => {
    const registered = Promise.all([reading, previous]).then(([read]) =>
      read.map((file) => {
        const problems = 'problems' in file ? [] : register(file);
        return problems.length > 0 ? { path: file.path, problems } : file;
      }),
    );
    previous = registered.catch(() => undefined);
    return registered;
  };
}

type BatchRun = Omit<PublishRun, 'preparers' | 'files' | 'signal'> & { references: ReferenceWatch };

/** The documents of a batch that are to be published. */
async function prepareBatch(
  run: BatchRun,
  preparer: Preparer,
  read: ReadFiles,
): Promise<PreparedDocument[]> {
  const documents = keepUnrefused(run, read);
  const unchanged = await findUnchanged(run, documents);
  const basedOn = new Map(documents.map((document) => [document.path, document.basedOn]));
  for (const [path, outcome] of unchanged) {
    const problems = await renew(run, preparer, { path, outcome, basedOn: basedOn.get(path) });
    run.onSettled({ path, outcome, problems });
  }
  const changed = documents.map(({ path }) => path).filter((path) => !unchanged.has(path));
  const isChanged = new Set(changed);
  const others = read.map(({ path }) => path).filter((path) => !isChanged.has(path));
  return keepUnrefused(run, await preparer.prepare(changed, others));
}

function keepUnrefused<Document extends object>(
  { onSettled }: BatchRun,
  files: (Document | RefusedFile)[],
): Document[] {
  return files.flatMap((file) => {
    if (!('problems' in file)) return [file];
    onSettled(file);
    return [];
  });
}

async function findUnchanged(
  { target, findReportKey }: BatchRun,
  documents: ReadDocument[],
): Promise<Map<string, Outcome>> {
  const keyed = documents.flatMap(({ path, key = '', sha256 }) => {
    const reportKey = findReportKey(key);
    return reportKey ? [{ path, key, request: { key: reportKey, sha256 } }] : [];
  });
  const editions = await target.listUnchanged(keyed.map(({ request }) => request));
  const unchanged = new Map<string, Outcome>();
  for (const [index, { path, key }] of keyed.entries()) {
    const edition = editions[index];
    if (edition !== undefined) {
      unchanged.set(path, { key, edition, outcome: 'unchanged', changed: [] });
    }
  }
  return unchanged;
}

/** A file that says which edition it was exported from says the published one from now on. */
async function renew(
  { dryRun, targetOptions }: BatchRun,
  preparer: Preparer,
  {
    path,
    outcome: { key, edition },
    basedOn,
  }: { path: string; outcome: Outcome; basedOn: number | undefined },
): Promise<SourceProblem[]> {
  if (dryRun || basedOn === undefined || basedOn === edition) return [];
  const basis = { key, edition };
  if (await renewBasis(path, basis)) return [];
  const message = `What is published is ${writeBasedOn(basis)} now, and the file still says edition ${String(basedOn)}. Before you change it further, write "${writeBasedOn(basis)}" here, or get the new edition: ${writeExport(path, basis, targetOptions)}`;
  return preparer.locate(path, [{ severity: 'warning', pointer: '/BasedOn', message }]);
}

/** The command that writes the edition beside the file, in the same form. */
function writeExport(path: string, { key, edition }: Basis, targetOptions: string): string {
  const { dir, name, ext } = documentName.test(path) ? parse(path) : { ...parse(path), ext: '' };
  const output = join(dir, `${name}-edition-${String(edition)}${ext}`);
  const format = ext === '' ? ' --format csv' : '';
  const file = /^[\w./\\-]+$/.test(output) ? output : `"${output}"`;
  return `broadsheet document ${key}${format} -o ${file}${targetOptions}`;
}

async function settlePrepared(
  run: BatchRun,
  preparer: Preparer,
  prepared: PreparedDocument[],
): Promise<void> {
  if (prepared.length === 0) return;
  const { target, dryRun, overwrite, onSettled, references } = run;
  const submitted = overwrite ? prepared.map(withoutBasis) : prepared;
  const answers = dryRun ? await previewEach(target, submitted) : await target.publish(submitted);
  for (const [index, document] of prepared.entries()) {
    const { path, warnings, basedOn } = document;
    const answer = answers[index];
    if (!answer) throw new Error(`nothing was said of ${path}`);
    if (isRefusal(answer)) {
      onSettled({ path, problems: await preparer.locate(path, answer.findings) });
    } else {
      const newWarnings = references.keep(preparer, document, listNew(answer.warnings, warnings));
      const located = newWarnings.length > 0 ? await preparer.locate(path, newWarnings) : [];
      const renewed = await renew(run, preparer, { path, outcome: answer, basedOn });
      onSettled({ path, outcome: answer, problems: [...warnings, ...located, ...renewed] });
    }
  }
}

const withoutBasis = ({ basedOn: _basedOn, ...document }: PreparedDocument): SubmittedDocument =>
  document;

/** Leaves out known findings: a service checks everything again and repeats them. */
function listNew(found: readonly Finding[], known: readonly Finding[]): Finding[] {
  const isKnown = ({ pointer, message }: Finding) =>
    known.some((other) => other.pointer === pointer && other.message === message);
  return found.filter((finding) => !isKnown(finding));
}

async function previewEach(target: PublishTarget, prepared: SubmittedDocument[]) {
  const answers = [];
  for (const document of prepared) answers.push(await target.preview(document));
  return answers;
}
