/**
 * However many ask for the same work at a time, one does it; and none is content with work that began
 * before it asked.
 */
export function joinNext<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  const begin = () => {
    next = undefined;
    const begun = work();
    current = begun.catch(() => undefined);
    return begun;
  };
  return () => (next ??= current.then(begin));
}
