import { constants, crc32, deflateRawSync } from 'node:zlib';
import { combineCrc32, shiftOf } from './crc32-combine.js';
import { toOwnBytes } from './own-bytes.js';

/** A part of a response: plain, and compressed so that it can be joined with other parts. */
export interface Piece {
  plain: Buffer;
  getDeflated(): Deflated;
}

interface Deflated {
  /** Deflate blocks that end on a byte boundary and refer to nothing before them. */
  bytes: Buffer;
  crc: number;
  /** The factor that moves the checksum of the preceding bytes past this piece. */
  shift: number;
}

export function createPiece(plain: Buffer): Piece {
  let deflated: Deflated | undefined;
  return { plain, getDeflated: () => (deflated ??= deflate(plain)) };
}

function deflate(plain: Buffer): Deflated {
  const bytes = deflateRawSync(plain, { finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes: toOwnBytes(bytes), crc: crc32(plain), shift: shiftOf(plain.length) };
}

export function joinPieces(pieces: Piece[], asGzip: boolean): Buffer {
  return asGzip ? joinCompressed(pieces) : Buffer.concat(pieces.map(({ plain }) => plain));
}

/** RFC 1952: deflate, no flags, no time, an unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block marked as the last one (RFC 1951, 3.2.3). */
const lastBlock = Buffer.from([3, 0]);

/**
 * Builds one gzip stream from any combination of compressed pieces: their blocks in order, and
 * their checksums combined. Nothing is compressed twice.
 */
function joinCompressed(pieces: Piece[]): Buffer {
  let crc = 0;
  let length = 0;
  const blocks: Buffer[] = [gzipHeader];
  for (const piece of pieces) {
    const deflated = piece.getDeflated();
    blocks.push(deflated.bytes);
    crc = combineCrc32(crc, deflated.crc, deflated.shift);
    length += piece.plain.length;
  }
  const trailer = Buffer.allocUnsafe(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length, 4);
  return Buffer.concat([...blocks, lastBlock, trailer]);
}
