import { createInflateRaw, inflateRawSync } from 'node:zlib';

/** A ZIP archive that cannot be read. */
export class ArchiveError extends Error {}

/** A file in an archive. */
interface ArchiveEntry {
  method: number;
  /** Bytes in the archive. */
  size: number;
  /** Unpacked bytes, as the archive declares. */
  unpackedSize: number;
  start: number;
}

/** A ZIP archive in memory. */
export interface Archive {
  entries: ReadonlyMap<string, ArchiveEntry>;
  /** One unpacked file; undefined if there is none of that name. Never more than `mostBytes`. */
  read(name: string): Uint8Array | undefined;
  /**
   * The last bytes of a file that is too large to unpack completely, within its first
   * `mostUnpacked` bytes.
   */
  readEnd(name: string, mostUnpacked: number): Promise<Uint8Array>;
}

const cutShort = () => new ArchiveError('The workbook is damaged or cut short.');

export function openArchive(bytes: Uint8Array, { mostBytes }: { mostBytes: number }): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(bytes, view);
  return {
    entries,
    read(name) {
      const entry = entries.get(name);
      return entry && unpack(bytes, view, { ...entry, mostBytes });
    },
    async readEnd(name, mostUnpacked) {
      const entry = entries.get(name);
      if (!entry) return new Uint8Array();
      const packed = findPacked(bytes, view, entry);
      return entry.method === 0 ? packed.subarray(-endBytes) : unpackEnd(packed, mostUnpacked);
    },
  };
}

function listEntries(bytes: Uint8Array, view: DataView): Map<string, ArchiveEntry> {
  const entries = new Map<string, ArchiveEntry>();
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > bytes.length || view.getUint32(offset, true) !== 0x02014b50) throw cutShort();
    const nameLength = view.getUint16(offset + 28, true);
    const rest = view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(offset + 46, offset + 46 + nameLength));
    entries.set(name, {
      method: view.getUint16(offset + 10, true),
      size: view.getUint32(offset + 20, true),
      unpackedSize: view.getUint32(offset + 24, true),
      start: view.getUint32(offset + 42, true),
    });
    offset += 46 + nameLength + rest;
  }
  return entries;
}

function findDirectoryEnd(view: DataView): number {
  for (let offset = view.byteLength - 22; offset >= 0; offset -= 1) {
    if (view.getUint32(offset, true) === 0x06054b50) return offset;
  }
  throw cutShort();
}

function unpack(
  bytes: Uint8Array,
  view: DataView,
  { mostBytes, ...entry }: ArchiveEntry & { mostBytes: number },
): Uint8Array {
  const { method, unpackedSize } = entry;
  const packed = findPacked(bytes, view, entry);
  if (method === 0) return packed;
  // Many files that are larger than declared would take long in total.
  const maxOutputLength = Math.max(1, Math.min(mostBytes, unpackedSize));
  try {
    return inflateRawSync(packed, { maxOutputLength });
  } catch {
    throw cutShort();
  }
}

function findPacked(bytes: Uint8Array, view: DataView, { size, start }: ArchiveEntry): Uint8Array {
  if (start + 30 > bytes.length) throw cutShort();
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  return bytes.subarray(from, from + size);
}

/** Enough for the last row of a sheet. */
const endBytes = 64 * 1024;

/** Holds only the end in memory, whatever the size. */
async function unpackEnd(packed: Uint8Array, mostUnpacked: number): Promise<Uint8Array> {
  const stream = createInflateRaw({ chunkSize: endBytes });
  stream.end(packed);
  let end = Buffer.alloc(0);
  let total = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      end = Buffer.concat([end, chunk]).subarray(-endBytes);
      total += chunk.length;
      if (total > mostUnpacked) break;
    }
  } catch {
    throw cutShort();
  }
  return end;
}
