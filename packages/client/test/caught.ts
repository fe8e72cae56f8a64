/** The error that a promise rejects with. */
export async function caught<Kind extends Error>(
  promise: Promise<unknown>,
  kind: abstract new (...parameters: never[]) => Kind,
): Promise<Kind> {
  const error: unknown = await promise.then(
    () => new Error('it was expected to fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof kind) return error;
  throw new Error(`expected ${kind.name}, got ${String(error)}`, { cause: error });
}
