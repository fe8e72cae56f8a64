/** JSON pointers, RFC 6901. */
export function joinPointer(parent: string, ...steps: (string | number)[]): string {
  let pointer = parent;
  for (const step of steps) {
    pointer += `/${typeof step === 'number' ? String(step) : escapeStep(step)}`;
  }
  return pointer;
}

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** The steps of a pointer, as names of properties. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Undefined if the pointer leads nowhere. */
export function findAtPointer(value: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined,
    value,
  );
}
