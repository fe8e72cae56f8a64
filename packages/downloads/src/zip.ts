import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With forward slashes. */
  name: string;
  bytes: Uint8Array;
}

/** 1 January 1980, the first day that a ZIP can name: the same content gives the same bytes. */
const dosDate = 0x0021;
/** The names are UTF-8. */
const utf8Flag = 0x0800;
const deflated = 8;
const version = 20;

interface PlacedEntry {
  name: Buffer;
  packed: Buffer;
  crc: number;
  size: number;
  offset: number;
}

/** Writes a ZIP file (APPNOTE 6.3), at most 4 GB and 65,535 files: reports are far smaller. */
export function writeZip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const placed: PlacedEntry[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes, { level: 6 });
    const entry = {
      name: Buffer.from(name),
      packed,
      crc: crc32(bytes),
      size: bytes.length,
      offset,
    };
    const head = writeHead(entry);
    parts.push(head, packed);
    offset += head.length + packed.length;
    placed.push(entry);
  }
  const directory = Buffer.concat(placed.map(writeDirectoryEntry));
  return Buffer.concat([...parts, directory, writeEnd(placed.length, directory.length, offset)]);
}

function writeHead(entry: PlacedEntry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  writeFacts(head, 4, entry);
  return Buffer.concat([head, entry.name]);
}

function writeDirectoryEntry(entry: PlacedEntry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(version, 4);
  writeFacts(head, 6, entry);
  head.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([head, entry.name]);
}

/** What both kinds of heads say of a file. */
function writeFacts(head: Buffer, at: number, { name, packed, crc, size }: PlacedEntry): void {
  head.writeUInt16LE(version, at);
  head.writeUInt16LE(utf8Flag, at + 2);
  head.writeUInt16LE(deflated, at + 4);
  head.writeUInt16LE(0, at + 6);
  head.writeUInt16LE(dosDate, at + 8);
  head.writeUInt32LE(crc, at + 10);
  head.writeUInt32LE(packed.length, at + 14);
  head.writeUInt32LE(size, at + 18);
  head.writeUInt16LE(name.length, at + 22);
}

function writeEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
