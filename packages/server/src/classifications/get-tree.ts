import type { ClassificationTree, TreeCode } from '@broadsheet/reports/classifications';
import { RequestProblem } from '../problem.js';
import type { Library } from './library.js';

/** Refuses a classification that is not published, and lists those that are. */
export function getTree(library: Library, version: string, pointer: string): ClassificationTree {
  const tree = library.findTree(version);
  if (tree) return tree;
  const names = [...library.trees.keys()];
  const known = names.length > 0 ? `there are ${names.join(', ')}` : 'none is published here';
  throw unknown(
    `${JSON.stringify(version)} is not a classification of this service; ${known}.`,
    pointer,
  );
}

export function unknown(detail: string, pointer: string): RequestProblem {
  return new RequestProblem('unknown_classification', detail, { errors: [{ pointer, detail }] });
}

/** A code as asked for, and what it is. */
export interface AskedCode {
  asked: string;
  /** Undefined where there is no such code. */
  code: TreeCode | undefined;
  isReadAs: boolean;
}

/** Each distinct code once, in the order first asked. */
export function readCodes(tree: ClassificationTree, codes: readonly string[]): AskedCode[] {
  return [...new Set(codes)].map((asked) => {
    const { code, isReadAs = false } = tree.read(asked) ?? {};
    return { asked, code, isReadAs };
  });
}

/** What the answer says about a code besides what was found for it. */
export function describeCode(tree: ClassificationTree, { asked, code, isReadAs }: AskedCode) {
  return {
    ...(code && isReadAs && { ReadAs: code.Code }),
    ...(!code && { Problem: `${tree.version} has no code ${JSON.stringify(asked)}.` }),
  };
}
