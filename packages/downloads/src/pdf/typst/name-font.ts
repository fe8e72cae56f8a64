/** Platform Windows, Unicode, English: the names that every reader of fonts understands. */
const windows = { platform: 3, encoding: 1, language: 0x409 };
const familyName = 1;
/** Other names of the family, which readers prefer. */
const otherFamilyNames = new Set([familyName, 16, 21]);
const recordLength = 12;

/** A copy of a TrueType or OpenType font under another family name. Typst knows fonts by that alone. */
export function nameFont(bytes: Uint8Array, family: string): Buffer {
  const font = Buffer.from(bytes);
  const entry = findTable(font, 'name');
  const offset = font.readUInt32BE(entry + 8);
  const names = renameFamily(font.subarray(offset, offset + font.readUInt32BE(entry + 12)), family);
  // Tables start at multiples of four bytes. The old table stays where it was, unused.
  const end = Math.ceil(font.length / 4) * 4;
  font.writeUInt32BE(end, entry + 8);
  font.writeUInt32BE(names.length, entry + 12);
  return Buffer.concat([font, Buffer.alloc(end - font.length), names]);
}

/** Where the directory of tables describes that table. */
function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return entry;
  }
  throw new Error(`a font has no table ${tag}`);
}

function renameFamily(table: Buffer, family: string): Buffer {
  const count = table.readUInt16BE(2);
  const texts = table.subarray(table.readUInt16BE(4));
  const kept = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * recordLength;
    return table.subarray(at, at + recordLength);
  }).filter((record) => !otherFamilyNames.has(record.readUInt16BE(6)));
  const name = Buffer.from(family, 'utf16le').swap16();
  const { platform, encoding, language } = windows;
  const own = [platform, encoding, language, familyName, name.length, texts.length];
  const records = [...kept, writeNumbers(own)].sort(byIdentity);
  const head = writeNumbers([0, records.length, 6 + records.length * recordLength]);
  return Buffer.concat([head, ...records, texts, name]);
}

/** Each in two bytes. */
function writeNumbers(numbers: readonly number[]): Buffer {
  const written = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => written.writeUInt16BE(number, index * 2));
  return written;
}

/** By platform, encoding, language and name, as the format demands. */
const byIdentity = (one: Buffer, other: Buffer) => one.subarray(0, 8).compare(other.subarray(0, 8));
