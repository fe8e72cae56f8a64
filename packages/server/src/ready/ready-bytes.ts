import { gzipSync } from 'node:zlib';
import { toOwnBytes } from './own-bytes.js';

interface Options {
  /** Text that only repeats letters, not words, as Base64 does, is compressed faster knowing it. */
  strategy?: number;
}

/**
 * Bytes of an answer, and the same compressed: once, when a reader first accepts that.
 *
 * A class, and not an object written out, for the garbage collector: V8 learns where objects are written
 * that live long, as those in memory do, and puts all later ones of that place among the old from
 * the start. Those read for a single answer would then hold on to their bytes until everything is
 * gone through, which made a picture from the disk cost half as much again.
 */
export class ReadyBytes {
  readonly #plain: Buffer;
  readonly #options: Options;
  #compressed: Buffer | undefined;

  constructor(plain: Buffer, options: Options = {}) {
    this.#plain = plain;
    this.#options = options;
  }

  get(acceptsGzip: boolean): Buffer {
    return acceptsGzip ? (this.#compressed ??= this.#compress()) : this.#plain;
  }

  #compress(): Buffer {
    return toOwnBytes(gzipSync(this.#plain, this.#options));
  }

  /** What it takes in memory, the compressed bytes included whether they are there yet or not. */
  get size(): number {
    return this.#plain.length * 2;
  }
}
