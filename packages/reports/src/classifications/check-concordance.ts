import { buildSchemaCheck, type Finding } from '@broadsheet/contract/checking';
import {
  ConcordanceDocument,
  nameOfConcordance,
  type ConcordanceDocument as Concordance,
} from './document.js';

const checkSchema = buildSchemaCheck(ConcordanceDocument);
/** As many as a publisher can make use of. */
const mostFindings = 1000;

/** A classification that a concordance connects. */
export interface Side {
  version: string;
  /** Undefined for a code that it does not have. */
  find(code: string): unknown;
}

/** What is published already. */
interface PublishedSides {
  /** Undefined where it is not published. */
  findTree(version: string): Side | undefined;
  /** Whether the concordance of that name is published. */
  isPublished(name: string): boolean;
}

/** Everything that is wrong with a concordance: form, codes that do not exist, links that are twice. */
export function checkConcordance(
  document: unknown,
  { findTree, isPublished }: PublishedSides,
): Finding[] {
  const findings = checkSchema(document);
  if (findings.length > 0) return findings;
  const concordance = document as Concordance;
  const from = findTree(concordance.From);
  const to = findTree(concordance.To);
  if (!from || !to)
    return [missing(from ? '/To' : '/From', from ? concordance.To : concordance.From)];
  if (from.version === to.version) return [error('/To', `${to.version} is on both sides.`)];
  const opposite = nameOfConcordance({ From: to.version, To: from.version });
  if (isPublished(opposite)) {
    return [error('/From', `${opposite} is published, and used both ways; publish that instead.`)];
  }
  return checkLinks(concordance, from, to).slice(0, mostFindings);
}

function checkLinks({ Links }: Concordance, from: Side, to: Side): Finding[] {
  const seen = new Set<string>();
  return Links.flatMap(({ From, To }, index) => {
    const pointer = `/Links/${String(index)}`;
    const pair = `${From}/${To}`.toLowerCase();
    const isTwice = seen.has(pair);
    seen.add(pair);
    return [
      ...(from.find(From) ? [] : [unknownCode(`${pointer}/From`, from, From)]),
      ...(to.find(To) ? [] : [unknownCode(`${pointer}/To`, to, To)]),
      ...(isTwice ? [error(pointer, `The link of ${From} and ${To} is there twice.`)] : []),
    ];
  });
}

const error = (pointer: string, message: string): Finding => ({
  severity: 'error',
  pointer,
  message,
});

const missing = (pointer: string, version: string) =>
  error(pointer, `The classification ${version} is not published; publish it first.`);

const unknownCode = (pointer: string, { version }: Side, code: string) =>
  error(pointer, `${version} has no code ${JSON.stringify(code)}.`);
