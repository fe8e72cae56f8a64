import { listDifferences, type Difference } from './list-differences.js';

/** A change of others that publishing a document would undo. */
export interface UndoneChange {
  /** JSON pointer into the document that would undo it; into the last edition for what it lacks. */
  pointer: string;
  /** The same path for people: `Revenue`, `2026`, `Value`. */
  path: string[];
  /** In the last edition; absent if others removed it. */
  last?: unknown;
  /** In the document; absent if it has none. */
  own?: unknown;
}

interface Editions {
  /** The edition that the document was made from. */
  base: unknown;
  last: unknown;
  document: unknown;
}

/** The changes from one edition to the last that a document does not have. */
export function listUndone({ base, last, document }: Editions): UndoneChange[] {
  const changed = listDifferences(base, last).map(({ path }) => path);
  return listDifferences(last, document)
    .filter(({ path }) => changed.some((each) => isWithin(path, each) || isWithin(each, path)))
    .map(toUndone);
}

const isWithin = (inner: readonly string[], outer: readonly string[]) =>
  outer.every((step, index) => inner[index] === step);

const toUndone = ({ pointer, path, ...values }: Difference): UndoneChange => ({
  ...{ pointer, path },
  ...('before' in values && { last: values.before }),
  ...('after' in values && { own: values.after }),
});
