import { gzipSync } from 'node:zlib';

interface Options {
  /**
   * A zlib strategy. Base64 repeats letters but no words, and compresses faster with a strategy
   * that does not look for words.
   */
  strategy?: number;
}

/**
 * The bytes of a response, plain and compressed. They are compressed once, when a client first
 * accepts gzip.
 *
 * This is a class and not an object literal because of the garbage collector: V8 notices which
 * object literals create long-lived objects, as cached ones are, and then allocates all later
 * objects from that literal in the old generation. Objects read for a single response would then
 * keep their bytes until the next full collection, which made an image read from disk cost half as
 * much again.
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

  /**
   * Copies the result: a buffer from zlib is the start of a 16 KiB block, which would stay in
   * memory as long as the buffer does.
   */
  #compress(): Buffer {
    const compressed = gzipSync(this.#plain, this.#options);
    const own = Buffer.allocUnsafeSlow(compressed.length);
    compressed.copy(own);
    return own;
  }

  /** Bytes in memory, counting the compressed bytes whether they exist yet or not. */
  get size(): number {
    return this.#plain.length * 2;
  }
}
