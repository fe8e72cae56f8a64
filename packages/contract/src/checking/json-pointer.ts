/** JSON pointers, RFC 6901. */
export function joinPointer(parent: string, ...steps: (string | number)[]): string {
  let pointer = parent;
  for (const step of steps) {
    pointer += `/${typeof step === 'number' ? String(step) : escapeStep(step)}`;
  }
  return pointer;
}

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');

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
