import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive of texts and bytes. */
export function writeArchive(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain, { level: 3 });
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(plain.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(path)]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, entry, Buffer.from(path)]),
    );
    parts.push(head, packed);
    offset += head.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}
