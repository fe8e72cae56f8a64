import { createPiece, joinPieces, type Piece } from './pieces.js';

/** Named pieces of answers, of which several are asked for together. */
export interface Joinable {
  find(name: string): Piece | undefined;
  /**
   * Joins what `list` lists, unless the same was asked for last: a program that fetches many
   * reports asks for the same pieces of each.
   */
  join(asked: readonly string[], acceptsGzip: boolean, list: () => Piece[]): Buffer;
  /** What it takes in memory, with all that is kept beside the pieces. */
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
    // Compressed bytes are at most as many, and one of each may be kept joined.
    size: 4 * plainBytes,
  };
}

export function isEqual(some: readonly string[], others: readonly string[]): boolean {
  if (some === others) return true;
  return some.length === others.length && some.every((name, index) => name === others[index]);
}
