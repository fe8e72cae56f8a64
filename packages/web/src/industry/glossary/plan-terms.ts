import { findTerms, type Term } from './find-terms.js';

/**
 * The terms that each text of a chapter explains: each term where it first occurs in the chapter.
 */
export function planTerms(
  texts: readonly string[],
  terms: readonly Term[],
): ReadonlyMap<string, readonly Term[]> {
  const plan = new Map<string, readonly Term[]>();
  let left = terms;
  for (const text of texts) {
    if (left.length === 0) break;
    if (plan.has(text)) continue;
    const found = left.filter((term) => hasTerm(text, term));
    plan.set(text, found);
    left = left.filter((term) => !found.includes(term));
  }
  return plan;
}

function hasTerm(text: string, term: Term): boolean {
  return readPlain(text).some((part) => findTerms(part, [term]).some((piece) => piece.term));
}

const unexplained = 'a, h1, h2, h3, h4, h5, h6, code, pre';

/**
 * Links and headings get no explanations: a link has a target already, and a heading is no
 * sentence.
 */
export function isExplained(node: Node): boolean {
  return !node.parentElement?.closest(unexplained);
}

const read = new Map<string, string[]>();
const mostKept = 200;

/** The text pieces that are searched for terms, split as the page will show them. */
function readPlain(text: string): string[] {
  if (!text.includes('<')) return [text];
  const known = read.get(text);
  if (known) return known;
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) {
    if (isExplained(walker.currentNode)) parts.push(walker.currentNode.nodeValue ?? '');
  }
  if (read.size >= mostKept) read.clear();
  read.set(text, parts);
  return parts;
}
