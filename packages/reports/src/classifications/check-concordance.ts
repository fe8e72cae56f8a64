import { buildSchemaCheck, Findings, type Finding } from '@broadsheet/contract/checking';
import {
  ConcordanceDocument,
  nameOfConcordance,
  type ConcordanceDocument as Concordance,
} from './document.js';

const checkSchema = buildSchemaCheck(ConcordanceDocument);
import { mostFindings } from './most-findings.js';

/** A classification that a concordance connects. */
export interface CodeSystem {
  version: string;
  /** Undefined for a code that it does not have. */
  find(code: string): unknown;
}

/** The published classifications. */
interface PublishedSides {
  /** Undefined if it is not published. */
  findTree(version: string): CodeSystem | undefined;
  /** Whether the concordance of that name is published. */
  isPublished(name: string): boolean;
}

/** Everything that is wrong with a concordance: form, unknown codes, duplicate links. */
export function checkConcordance(
  document: unknown,
  { findTree, isPublished }: PublishedSides,
): Finding[] {
  const wrongForm = checkSchema(document);
  if (wrongForm.length > 0) return wrongForm;
  const concordance = document as Concordance;
  const found = new Findings();
  const from = findTree(concordance.From);
  const to = findTree(concordance.To);
  if (!from) addMissing('/From', concordance.From, found);
  else if (!to) addMissing('/To', concordance.To, found);
  else if (from.version === to.version) {
    found.error('/To', `${to.version} is on both sides; a concordance links two classifications.`);
  } else {
    const opposite = nameOfConcordance({ From: to.version, To: from.version });
    if (isPublished(opposite)) {
      found.error('/From', `${opposite} is published, and used both ways; publish that instead.`);
    } else checkLinks(concordance.Links, { from, to }, found);
  }
  return found.list.slice(0, mostFindings);
}

function addMissing(pointer: string, version: string, found: Findings): void {
  found.error(pointer, `The classification ${version} is not published; publish it first.`);
}

function checkLinks(
  links: Concordance['Links'],
  { from, to }: { from: CodeSystem; to: CodeSystem },
  found: Findings,
): void {
  const seen = new Set<string>();
  for (const [index, { From, To }] of links.entries()) {
    const pointer = `/Links/${String(index)}`;
    checkKnown(`${pointer}/From`, { side: from, code: From }, found);
    checkKnown(`${pointer}/To`, { side: to, code: To }, found);
    const pair = `${From}/${To}`.toLowerCase();
    if (seen.has(pair)) found.error(pointer, `The link of ${From} and ${To} is there twice.`);
    seen.add(pair);
  }
}

function checkKnown(
  pointer: string,
  { side, code }: { side: CodeSystem; code: string },
  found: Findings,
): void {
  if (side.find(code)) return;
  found.error(pointer, `${side.version} has no code ${JSON.stringify(code)}.`);
}
