/** JSON pointers, RFC 6901. */
export function joinPointer(parent: string, ...steps: (string | number)[]): string {
  return steps.reduce<string>(
    (pointer, step) => `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    parent,
  );
}

/** Undefined where the pointer leads nowhere. */
export function findAtPointer(value: unknown, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>((at, step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof at === 'object' && at !== null && Object.hasOwn(at, key)
      ? (at as Record<string, unknown>)[key]
      : undefined;
  }, value);
}
