import { buildSchemaCheck, type Finding } from '@broadsheet/contract/checking';
import type { ClassificationTree } from './classification-tree.js';
import { ConcordanceDocument, type ConcordanceDocument as Concordance } from './document.js';

const checkSchema = buildSchemaCheck(ConcordanceDocument);

/** The classifications that a concordance connects; undefined where one is not published. */
export type FindTree = (version: string) => ClassificationTree | undefined;

/** Everything that is wrong with a concordance: form, codes that do not exist, links that are twice. */
export function checkConcordance(document: unknown, findTree: FindTree): Finding[] {
  const findings = checkSchema(document);
  if (findings.length > 0) return findings;
  const concordance = document as Concordance;
  const from = findTree(concordance.From);
  const to = findTree(concordance.To);
  if (!from || !to)
    return [missing(from ? '/To' : '/From', from ? concordance.To : concordance.From)];
  if (from === to) return [error('/To', `${concordance.To} is on both sides.`)];
  const seen = new Set<string>();
  return concordance.Links.flatMap(({ From, To }, index) => {
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

const unknownCode = (pointer: string, { version }: ClassificationTree, code: string) =>
  error(pointer, `${version} has no code ${JSON.stringify(code)}.`);
