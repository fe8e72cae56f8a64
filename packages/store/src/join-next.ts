/**
 * Concurrent callers share one run of the work. A caller never gets the result of a run that began
 * before its call.
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
