import { expect } from 'vitest';

// Vitest compares bytes one by one, which takes seconds for a large file.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    one instanceof Uint8Array &&
    other instanceof Uint8Array &&
    one.constructor === other.constructor
      ? Buffer.compare(one, other) === 0
      : undefined,
]);
