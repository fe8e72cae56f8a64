import { readFile } from 'node:fs/promises';
import type { Finding } from '@broadsheet/contract/checking';
import {
  checkClassification,
  checkConcordance,
  importClassification,
  importConcordance,
  ImportError,
  nameOfConcordance,
  type ClassificationDocument,
  type ConcordanceDocument,
} from '@broadsheet/reports/classifications';
import type { ClassificationDraft, Store } from '@broadsheet/store';
import { withStore } from '../local-store.js';
import { countOf } from '../terminal/amounts.js';
import { UserError } from '../user-error.js';
import { publishDrafts } from './publish-drafts.js';
import { getStoredTree } from './stored-trees.js';

interface AddOptions {
  system?: string;
  concordance?: string;
  title?: string;
  source?: string;
  licence?: string;
  extract?: boolean;
  dryRun?: boolean;
  databaseUrl?: string;
}

export async function addClassification(file: string, options: AddOptions): Promise<void> {
  const bytes = await read(file);
  await withStore(options, async (store) => {
    const draft = await explain(file, () => prepare(bytes, { file, options, store }));
    await publishDrafts(store, [draft], options.dryRun);
  });
}

interface Context {
  file: string;
  options: AddOptions;
  store: Store;
}

/** A document says itself what it is; a file of an office does not. */
async function prepare(bytes: Uint8Array, context: Context): Promise<ClassificationDraft> {
  const { file, options } = context;
  if (/\.json$/i.test(file)) return prepareDocument(bytes, context);
  if (options.concordance !== undefined) return prepareConcordance(bytes, context);
  if (options.system === undefined) {
    throw new UserError(
      'Say what the file is: --system ANZSIC-2006, or --concordance ANZSIC-2006/ISIC-4.',
    );
  }
  return prepareClassification(bytes, options.system, options);
}

function prepareClassification(
  bytes: Uint8Array,
  version: string,
  { title, source, licence, extract }: AddOptions,
): ClassificationDraft {
  const { document, skipped, lines } = importClassification(bytes, {
    ...{ version, title, source, licence },
    isExtract: extract,
  });
  const findings = checkClassification(document);
  // What is about all codes, such as their counts, is said of the last line.
  refuseFindings(findings, (index = document.Codes.length - 1) =>
    lines.get(document.Codes[index]?.Code.toLowerCase() ?? ''),
  );
  if (skipped > 0) {
    process.stderr.write(`Left out ${countOf(skipped, 'code')} "not further defined".\n`);
  }
  process.stderr.write(`${document.Version}: ${describeLevels(document)}\n`);
  return draftOf(document);
}

async function prepareConcordance(
  bytes: Uint8Array,
  { options, store }: Context,
): Promise<ClassificationDraft> {
  const [from = '', to] = (options.concordance ?? '').split('/');
  if (to === undefined) {
    throw new UserError('--concordance names two classifications, such as NACE-2/ISIC-4.');
  }
  const [fromTree, toTree] = [await getStoredTree(store, from), await getStoredTree(store, to)];
  const document = importConcordance(bytes, {
    ...{ from: fromTree, to: toTree, isExtract: options.extract },
    source: options.source ?? fromTree.document.Source,
    licence: options.licence ?? fromTree.document.Licence,
  });
  refuseFindings(
    checkConcordance(document, (version) => (version === from ? fromTree : toTree)),
    () => undefined,
  );
  return draftOfConcordance(document);
}

async function prepareDocument(
  bytes: Uint8Array,
  { store }: Context,
): Promise<ClassificationDraft> {
  const document = parseDocument(bytes);
  if (!('Links' in document)) {
    refuseFindings(checkClassification(document), () => undefined);
    return draftOf(document as ClassificationDocument);
  }
  const { From, To } = document as ConcordanceDocument;
  const trees = [await getStoredTree(store, From), await getStoredTree(store, To)];
  refuseFindings(
    checkConcordance(document, (name) => trees.find(({ version }) => version === name)),
    () => undefined,
  );
  return draftOfConcordance(document as ConcordanceDocument);
}

function parseDocument(bytes: Uint8Array): object {
  try {
    const document: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof document === 'object' && document !== null) return document;
  } catch {
    // The message below says it.
  }
  throw new ImportError('The file is not a JSON object in UTF-8.');
}

const draftOf = (document: ClassificationDocument): ClassificationDraft => ({
  ...{ name: document.Version, kind: 'classification', document },
});

const draftOfConcordance = (document: ConcordanceDocument): ClassificationDraft => ({
  ...{ name: nameOfConcordance(document), kind: 'concordance', document },
});

function describeLevels({ Levels, Codes }: ClassificationDocument): string {
  return Levels.map((name, index) => {
    const count = Codes.filter(({ Level }) => Level === index + 1).length;
    return `${name} ${String(count)}`;
  }).join(', ');
}

const mostFindings = 20;

/** Says everything that is wrong, with the line of the file where it is known. */
function refuseFindings(
  findings: readonly Finding[],
  lineOf: (index?: number) => number | undefined,
): void {
  if (findings.length === 0) return;
  const messages = findings.slice(0, mostFindings).map(({ pointer, message }) => {
    const [, , index] = pointer.split('/');
    const line = lineOf(index === undefined ? undefined : Number(index));
    return line === undefined ? `${pointer}: ${message}` : `line ${String(line)}: ${message}`;
  });
  throw new ImportError(messages.join('\n'));
}

async function explain<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new UserError(`${file}: ${error.message}\nNothing was changed.`);
  }
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UserError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
