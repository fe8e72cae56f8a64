import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPiece, joinPieces } from '../src/ready/pieces.js';
import { ReadyBytes } from '../src/ready/ready-bytes.js';

const text = Buffer.from('A report is read more often than it is written. '.repeat(20));

it('compresses an answer once, into memory of its own size', () => {
  const ready = new ReadyBytes(text);
  const compressed = ready.get(true);
  expect(gunzipSync(compressed)).toEqual(text);
  expect(compressed.buffer.byteLength).toBe(compressed.length);
  expect(ready.get(true)).toBe(compressed);
  expect(ready.size).toBeGreaterThanOrEqual(text.length + compressed.buffer.byteLength);
});

it('compresses a piece of answers once, into memory of its own size', () => {
  const piece = createPiece(text);
  const { bytes } = piece.getDeflated();
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(piece.getDeflated().bytes).toBe(bytes);
  expect(gunzipSync(joinPieces([piece, piece], true))).toEqual(Buffer.concat([text, text]));
});
