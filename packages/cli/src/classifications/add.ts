import { readFile, stat } from 'node:fs/promises';
import type { Finding } from '@broadsheet/contract/checking';
import {
  checkClassification,
  checkConcordance,
  importClassification,
  importConcordance,
  ImportError,
  mostFileBytes,
  nameOfConcordance,
  readTables,
  type ClassificationDocument,
  type ClassificationTree,
  type ConcordanceDocument,
} from '@broadsheet/reports/classifications';
import type { ClassificationDraft } from '@broadsheet/store';
import { reasonOf } from '../files/reason-of.js';
import { countOf } from '../terminal/amounts.js';
import { UserError } from '../user-error.js';
import { describeOutcome, type ClassificationTarget } from './classification-target.js';
import { countByLevel } from './counts.js';
import { getTree } from './get-tree.js';
import { withClassifications, type ClassificationOptions } from './open-target.js';
import { isVersion } from './parse-name.js';

interface AddOptions extends ClassificationOptions {
  system?: string;
  concordance?: string;
  title?: string;
  source?: string;
  licence?: string;
  extract?: boolean;
  dryRun?: boolean;
  restore?: boolean;
}

export async function addClassification(file: string, options: AddOptions): Promise<void> {
  const bytes = await read(file);
  const { dryRun = false, restore = false } = options;
  const ifMissing = dryRun ? 'pretend' : 'create';
  await withClassifications({ ...options, ifMissing }, async (target) => {
    const prepared = await explain(file, () => prepare(bytes, { file, options, target }));
    const draft = { ...prepared, restore };
    const outcome = await (dryRun ? target.preview(draft) : target.publish(draft));
    process.stdout.write(
      `${describeOutcome(outcome)}${dryRun ? '; only checked, nothing was changed' : ''}\n`,
    );
  });
}

interface Context {
  file: string;
  options: AddOptions;
  target: ClassificationTarget;
}

/** A document says what it is; a file from a statistical office does not. */
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

async function prepareClassification(
  bytes: Uint8Array,
  version: string,
  { title, source, licence, extract }: AddOptions,
): Promise<ClassificationDraft> {
  const { document, skipped, lines } = importClassification(await readTables(bytes), {
    ...{ version, title, source, licence },
    isExtract: extract,
  });
  const findings = checkClassification(document);
  // Problems that concern all codes, such as their counts, are reported at the last line.
  refuseFindings(findings, (index = document.Codes.length - 1) =>
    lines.get(document.Codes[index]?.Code.toLowerCase() ?? ''),
  );
  if (skipped > 0) {
    process.stderr.write(`Left out ${countOf(skipped, 'code')} "not further defined".\n`);
  }
  process.stderr.write(`${document.Version}: ${countByLevel(document)}\n`);
  return draftOf(document);
}

async function prepareConcordance(
  bytes: Uint8Array,
  { options, target }: Context,
): Promise<ClassificationDraft> {
  const [from = '', to = ''] = (options.concordance ?? '').split('/');
  const trees = [await getTree(target, from), await getTree(target, to)] as const;
  const document = importConcordance(await readTables(bytes), {
    ...{ from: trees[0], to: trees[1], isExtract: options.extract },
    source: options.source ?? trees[0].document.Source,
    licence: options.licence ?? trees[0].document.Licence,
  });
  return checkLinks(document, { target, trees });
}

async function prepareDocument(
  bytes: Uint8Array,
  { target }: Context,
): Promise<ClassificationDraft> {
  const document = parseDocument(bytes);
  if (!('Links' in document)) {
    refuseFindings(checkClassification(document), () => undefined);
    return draftOf(document as ClassificationDocument);
  }
  const { From, To } = document as Partial<ConcordanceDocument>;
  const trees: ClassificationTree[] = [];
  for (const version of [From, To].filter(isVersion)) trees.push(await getTree(target, version));
  return checkLinks(document, { target, trees });
}

interface Links {
  target: ClassificationTarget;
  trees: readonly ClassificationTree[];
}

async function checkLinks(
  document: object,
  { target, trees }: Links,
): Promise<ClassificationDraft> {
  const published = (await target.list()).map(({ name }) => name);
  const findings = checkConcordance(document, {
    findTree: (name) => trees.find(({ version }) => version === name),
    isPublished: (name) => published.includes(name),
  });
  refuseFindings(findings, () => undefined);
  const concordance = document as ConcordanceDocument;
  return { name: nameOfConcordance(concordance), kind: 'concordance', document };
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
    const { size } = await stat(file);
    if (size > mostFileBytes) {
      throw new Error(`it has ${String(size)} bytes, and ${String(mostFileBytes)} is the most`);
    }
    return await readFile(file);
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}
