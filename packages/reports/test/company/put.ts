/** A copy of a document with values at JSON pointers replaced; undefined removes the property. */
export function put<T>(document: T, changes: Record<string, unknown>): T {
  const copy = structuredClone(document);
  for (const [pointer, value] of Object.entries(changes)) {
    const steps = pointer.split('/').slice(1);
    const last = steps.pop() ?? '';
    const parent = steps.reduce<Record<string, unknown>>(
      (at, step) => (at[step] ??= {}) as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else parent[last] = value;
  }
  return copy;
}
