import { createPiece, joinPieces, type Piece } from './pieces.js';

/** Named pieces of responses that clients request in combinations. */
export interface Joinable {
  find(name: string): Piece | undefined;
  /**
   * Joins the pieces that `list` returns, unless the last call asked for the same: a program that
   * fetches many reports asks for the same pieces of each.
   */
  join(asked: readonly string[], acceptsGzip: boolean, list: () => Piece[]): Buffer;
  /** Bytes in memory, including everything cached beside the pieces. */
  size: number;
}

interface Joined {
  asked: readonly string[];
  bytes: Buffer;
}

export function createJoinable(named: Map<string, Buffer>): Joinable {
  const pieces = new Map([...named].map(([name, bytes]) => [name, createPiece(bytes)]));
  const last: { plain?: Joined; gzip?: Joined } = {};
  let plainBytes = 0;
  for (const bytes of named.values()) plainBytes += bytes.length;
  return {
    find: (name) => pieces.get(name),
    join(asked, acceptsGzip, list) {
      const kept = acceptsGzip ? last.gzip : last.plain;
      if (kept && isEqual(kept.asked, asked)) return kept.bytes;
      const bytes = joinPieces(list(), acceptsGzip);
      last[acceptsGzip ? 'gzip' : 'plain'] = { asked, bytes };
      return bytes;
    },
    // Plain and compressed pieces, and one joined response of each kind. Compressed bytes are at
    // most as many as plain ones.
    size: 4 * plainBytes,
  };
}

export function isEqual(some: readonly string[], others: readonly string[]): boolean {
  if (some === others) return true;
  return some.length === others.length && some.every((name, index) => name === others[index]);
}
