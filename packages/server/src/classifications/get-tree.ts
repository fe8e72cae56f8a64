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

/** A code as requested, and its entry. */
export interface RequestedCode {
  requested: string;
  /** Undefined if there is no such code. */
  code: TreeCode | undefined;
  isReadAs: boolean;
}

/** Each distinct code once, in the order of the request. */
export function readCodes(tree: ClassificationTree, codes: readonly string[]): RequestedCode[] {
  return [...new Set(codes)].map((requested) => {
    const { code, isReadAs = false } = tree.read(requested) ?? {};
    return { requested, code, isReadAs };
  });
}

/** The fields of a code in the answer, besides those that the search found. */
export function describeCode(
  tree: ClassificationTree,
  { requested, code, isReadAs }: RequestedCode,
) {
  return {
    ...(code && isReadAs && { ReadAs: code.Code }),
    ...(!code && { Problem: `${tree.version} has no code ${JSON.stringify(requested)}.` }),
  };
}
