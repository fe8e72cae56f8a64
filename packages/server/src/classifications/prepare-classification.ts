import type { Finding } from '@broadsheet/contract/checking';
import { InvalidDocumentError } from '@broadsheet/editions';
import {
  checkClassification,
  checkConcordance,
  nameOfConcordance,
  type ClassificationDocument,
  type ConcordanceDocument,
  type CodeSystem,
} from '@broadsheet/reports/classifications';
import {
  hashDocument,
  type ClassificationKind,
  type HashedClassification,
} from '@broadsheet/store/draft';

/** What a document is checked against. It is plain data, so that a thread can get it. */
export interface ClassificationSubject {
  kind: ClassificationKind;
  /** The name in the path, which the document must match. */
  name: string;
  /** For a concordance: the codes of both classifications, if they are published. */
  sides: { version: string; codes: string[] }[];
  /** The names of all concordances that are published. */
  concordances: string[];
}

/** Throws `InvalidDocumentError` for a document with errors. */
export function prepareClassification(
  subject: ClassificationSubject,
  document: unknown,
): HashedClassification {
  const { kind, name } = subject;
  const findings = checkDocument(subject, document);
  if (findings.length > 0) throw new InvalidDocumentError(findings);
  return { kind, name, ...hashDocument(document) };
}

function checkDocument(subject: ClassificationSubject, document: unknown): Finding[] {
  const { kind, sides, concordances } = subject;
  if (kind === 'classification') {
    const findings = checkClassification(document);
    if (findings.length > 0) return findings;
    return checkName(subject, (document as ClassificationDocument).Version, '/Version');
  }
  const trees = sides.map(buildSide);
  const findings = checkConcordance(document, {
    findTree: (version) => trees.find((side) => side.version === version),
    isPublished: (name) => concordances.includes(name),
  });
  if (findings.length > 0) return findings;
  return checkName(subject, nameOfConcordance(document as ConcordanceDocument), '/From');
}

function buildSide({ version, codes }: ClassificationSubject['sides'][number]): CodeSystem {
  const found = new Map(codes.map((Code) => [Code.toLowerCase(), { Code }]));
  return { version, find: (code) => found.get(code.toLowerCase()) };
}

function checkName({ name }: ClassificationSubject, named: string, pointer: string): Finding[] {
  if (named === name) return [];
  const message = `The document is of ${named}, but the path says ${name}.`;
  return [{ severity: 'error', pointer, message }];
}
