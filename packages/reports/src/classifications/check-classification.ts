import { buildSchemaCheck, Findings, type Finding } from '@broadsheet/contract/checking';
import {
  ClassificationDocument,
  type ClassificationDocument as Classification,
  type ClassifiedCode,
} from './document.js';
import { findKnownSystem, type KnownSystem } from './known-systems.js';
import { mostFindings } from './most-findings.js';

const checkSchema = buildSchemaCheck(ClassificationDocument);

/** Everything that is wrong with a classification: form, tree, and official counts. */
export function checkClassification(document: unknown): Finding[] {
  const wrongForm = checkSchema(document);
  if (wrongForm.length > 0) return wrongForm;
  const classification = document as Classification;
  const found = new Findings();
  checkUnique(classification, found);
  checkParents(classification, found);
  if (found.list.length === 0) checkOfficial(classification, found);
  return found.list.slice(0, mostFindings);
}

const at = (index: number, field = 'Code') => `/Codes/${String(index)}/${field}`;

function checkUnique({ Codes }: Classification, found: Findings): void {
  const seen = new Map<string, number>();
  for (const [index, { Code }] of Codes.entries()) {
    const key = Code.toLowerCase();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else
      found.error(
        at(index),
        `The code ${Code} is there twice; the first is Codes/${String(first)}.`,
      );
  }
}

/** A parent is one level up. That also rules out circles. */
function checkParents({ Codes, Levels }: Classification, found: Findings): void {
  const levels = new Map(Codes.map(({ Code, Level }) => [Code.toLowerCase(), Level]));
  for (const [index, code] of Codes.entries()) {
    const message = describeBadParent(code, levels, Levels.length);
    if (message !== undefined) found.error(at(index, 'Parent'), message);
  }
}

function describeBadParent(
  { Code, Parent, Level }: ClassifiedCode,
  levels: ReadonlyMap<string, number>,
  deepest: number,
): string | undefined {
  if (Level > deepest) {
    return `The code ${Code} is on level ${String(Level)}, but there are ${String(deepest)} levels.`;
  }
  if (Parent === undefined) {
    return Level === 1 ? undefined : `The code ${Code} of level ${String(Level)} has no parent.`;
  }
  const found = levels.get(Parent.toLowerCase());
  if (found === undefined) return `The parent ${Parent} of ${Code} is not among the codes.`;
  return found === Level - 1
    ? undefined
    : `The parent ${Parent} of ${Code} is on level ${String(found)}; it must be on level ${String(Level - 1)}.`;
}

/** An official classification has the codes that its office counts, unless it is an extract. */
function checkOfficial(document: Classification, found: Findings): void {
  const known = findKnownSystem(document.Version);
  if (!known) return;
  checkCodeForms(document, known, found);
  if (found.list.length === 0 && !document.Extract) checkCounts(document, known, found);
}

function checkCodeForms(
  { Codes }: Classification,
  { version, levels }: KnownSystem,
  found: Findings,
): void {
  for (const [index, { Code, Level }] of Codes.entries()) {
    if (levels[Level - 1]?.code.test(Code)) continue;
    found.error(
      at(index),
      `${JSON.stringify(Code)} is not a code of level ${String(Level)} of ${version}.`,
    );
  }
}

function checkCounts(
  { Codes }: Classification,
  { version, levels }: KnownSystem,
  found: Findings,
): void {
  const counts = levels.map((_, index) => Codes.filter(({ Level }) => Level === index + 1).length);
  if (levels.every(({ count }, index) => counts[index] === count)) return;
  const official = levels.map(({ name, count }) => `${name} ${String(count)}`).join(', ');
  found.error(
    '/Codes',
    `There are ${counts.join(', ')} codes by level; ${version} has ${official}. The file is cut short, or of another system or version.`,
  );
}
