import { gzipSync } from 'node:zlib';

/** Bytes of an answer, and the same compressed: once, when a reader first accepts that. */
export interface ReadyBytes {
  get(acceptsGzip: boolean): Buffer;
  /** What it takes in memory, the compressed bytes included whether they are there yet or not. */
  size: number;
}

interface Options {
  /** Text that only repeats letters, not words, as Base64 does, is compressed faster knowing it. */
  strategy?: number;
}

export function createReadyBytes(plain: Buffer, options: Options = {}): ReadyBytes {
  let compressed: Buffer | undefined;
  return {
    get: (acceptsGzip) => (acceptsGzip ? (compressed ??= gzipSync(plain, options)) : plain),
    size: plain.length * 2,
  };
}
