import { buildSchemaCheck, type Finding } from '@broadsheet/contract/checking';
import {
  ClassificationDocument,
  type ClassificationDocument as Classification,
  type ClassifiedCode,
} from './document.js';
import { findKnownSystem, type KnownSystem } from './known-systems.js';

const checkSchema = buildSchemaCheck(ClassificationDocument);
/** As many as a publisher can make use of. */
const mostFindings = 1000;

/** Everything that is wrong with a classification: form, tree, and official counts. */
export function checkClassification(document: unknown): Finding[] {
  const findings = checkSchema(document);
  if (findings.length > 0) return findings;
  const classification = document as Classification;
  const found = [...findTwice(classification), ...findBadParents(classification)];
  return (found.length > 0 ? found : checkOfficial(classification)).slice(0, mostFindings);
}

const at = (index: number, field = 'Code') => `/Codes/${String(index)}/${field}`;
const error = (pointer: string, message: string): Finding => ({
  severity: 'error',
  pointer,
  message,
});

function findTwice({ Codes }: Classification): Finding[] {
  const seen = new Map<string, number>();
  return Codes.flatMap(({ Code }, index) => {
    const key = Code.toLowerCase();
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    return [
      error(at(index), `The code ${Code} is there twice; the first is Codes/${String(first)}.`),
    ];
  });
}

/** A parent is one level up. That also rules out circles. */
function findBadParents({ Codes, Levels }: Classification): Finding[] {
  const levels = new Map(Codes.map(({ Code, Level }) => [Code.toLowerCase(), Level]));
  return Codes.flatMap((code, index) => {
    const message = describeBadParent(code, levels, Levels.length);
    return message === undefined ? [] : [error(at(index, 'Parent'), message)];
  });
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
function checkOfficial(document: Classification): Finding[] {
  const known = findKnownSystem(document.Version);
  if (!known) return [];
  const strange = findStrange(document, known);
  return strange.length > 0 || document.Extract ? strange : compareCounts(document, known);
}

function findStrange({ Codes }: Classification, { version, levels }: KnownSystem): Finding[] {
  return Codes.flatMap(({ Code, Level }, index) =>
    levels[Level - 1]?.code.test(Code)
      ? []
      : [
          error(
            at(index),
            `${JSON.stringify(Code)} is not a code of level ${String(Level)} of ${version}.`,
          ),
        ],
  );
}

function compareCounts({ Codes }: Classification, { version, levels }: KnownSystem): Finding[] {
  const counts = levels.map((_, index) => Codes.filter(({ Level }) => Level === index + 1).length);
  if (levels.every(({ count }, index) => counts[index] === count)) return [];
  const official = levels.map(({ name, count }) => `${name} ${String(count)}`).join(', ');
  return [
    error(
      '/Codes',
      `There are ${counts.join(', ')} codes by level; ${version} has ${official}. The file is cut short, or of another system or version.`,
    ),
  ];
}
