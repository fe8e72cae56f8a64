import { createHash } from 'node:crypto';
import type { Row } from '../database/row-statement.js';

const modulus = 2n ** 256n;

export const emptySum = '0';

/**
 * Adds the hashes of rows to a sum of hashes. The sum is the same for the same rows in any order,
 * since two databases sort texts differently, and small enough to be stored when a copy is
 * interrupted.
 */
export function addToSum(sum: string, rows: Row[]): string {
  let total = BigInt(`0x${sum}`);
  for (const row of rows) total += BigInt(`0x${hashRow(row)}`);
  return (total % modulus).toString(16);
}

/** Hashes each value with its type and length, so that different rows never hash the same text. */
function hashRow(row: Row): string {
  const hash = createHash('sha256');
  for (const value of row) {
    const bytes = typeof value === 'number' ? String(value) : (value ?? '');
    const kind = value instanceof Uint8Array ? 'bytes' : value === null ? 'null' : typeof value;
    hash.update(`${kind} ${String(Buffer.byteLength(bytes))} `).update(bytes);
  }
  return hash.digest('hex');
}

/** About how much memory rows take. */
export function countBytes(rows: Row[]): number {
  let bytes = 0;
  for (const row of rows) {
    for (const value of row) bytes += typeof value === 'number' ? 8 : (value?.length ?? 0);
  }
  return bytes;
}
