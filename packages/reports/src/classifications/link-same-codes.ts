import type { ClassificationTree } from './classification-tree.js';
import type { ConcordanceDocument } from './document.js';

/**
 * The concordance of two classifications that share their codes, as UK SIC 2007 and NACE Rev. 2 do down
 * to classes: every code that both have is an exact link.
 */
export function linkSameCodes(
  from: ClassificationTree,
  to: ClassificationTree,
): ConcordanceDocument {
  return {
    From: from.version,
    To: to.version,
    Source: `Codes that ${from.version} and ${to.version} share`,
    Licence: from.document.Licence,
    ...((from.document.Extract ?? to.document.Extract) && { Extract: true }),
    Links: from.codes
      .filter(({ Code }) => to.find(Code) !== undefined)
      .map(({ Code }) => ({ From: Code, To: Code, Exact: true })),
  };
}
