import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ReadyBytes } from '../src/answers/sending.js';

const text = Buffer.from('A report is read more often than it is written. '.repeat(20));

it('compresses an answer once, into memory of its own size', () => {
  const ready = new ReadyBytes(text);
  const compressed = ready.get(true);
  expect(gunzipSync(compressed)).toEqual(text);
  expect(compressed.buffer.byteLength).toBe(compressed.length);
  expect(ready.get(true)).toBe(compressed);
  expect(ready.size).toBeGreaterThanOrEqual(text.length + compressed.buffer.byteLength);
});
