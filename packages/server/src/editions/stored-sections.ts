import { ReadyBytes } from '../answers/sending.js';

/** The stored sections of an edition, which clients request in combinations. */
export class StoredSections {
  readonly #named: ReadonlyMap<string, Buffer>;
  #last: { name: string; bytes: ReadyBytes } | undefined;
  /** Bytes in memory: the sections, and the last answer plain and compressed. */
  readonly size: number;

  constructor(named: ReadonlyMap<string, Buffer>) {
    this.#named = named;
    let plainBytes = 0;
    for (const bytes of named.values()) plainBytes += bytes.length;
    this.size = 3 * plainBytes;
  }

  find(name: string): Buffer | undefined {
    return this.#named.get(name);
  }

  /** Joins the parts that `list` returns, unless the last call was for an answer of this name. */
  join(name: string, list: () => Buffer[]): ReadyBytes {
    if (this.#last?.name !== name) {
      this.#last = { name, bytes: new ReadyBytes(Buffer.concat(list())) };
    }
    return this.#last.bytes;
  }
}
