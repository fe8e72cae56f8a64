/** Reads which characters a WOFF2 font has: its `cmap` table, which WOFF2 only compresses. */
import { brotliDecompressSync } from 'node:zlib';

/** WOFF2, section 4.1: the tables that are named by number; only how many there are matters here. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  );

export function listCodePoints(font) {
  const cmap = readTable(font, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const full = subtables.find((subtable) => subtable.readUInt16BE(0) === 12);
  const basic = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (full) return readSegmentedCoverage(full);
  if (basic) return readBasicPlane(basic);
  throw new Error('The font has no Unicode cmap of format 4 or 12');
}

function readTable(font, wanted) {
  const reader = { font, at: 48 };
  let offset = 0;
  let found;
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const { tag, length } = readDirectoryEntry(reader);
    if (tag === wanted) found = { offset, length };
    offset += length;
  }
  if (!found) throw new Error(`The font has no table ${wanted}`);
  const tables = brotliDecompressSync(font.subarray(reader.at, reader.at + font.readUInt32BE(20)));
  return tables.subarray(found.offset, found.offset + found.length);
}

function readDirectoryEntry(reader) {
  const flags = reader.font[reader.at++];
  let tag = knownTags[flags & 63];
  if ((flags & 63) === 63) {
    tag = reader.font.toString('latin1', reader.at, reader.at + 4);
    reader.at += 4;
  }
  const original = readBase128(reader);
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, length: transformed ? readBase128(reader) : original };
}

function readBase128(reader) {
  let value = 0;
  for (;;) {
    const byte = reader.font[reader.at++];
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
}

function readSegmentedCoverage(table) {
  const codePoints = [];
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code += 1)
      if (table.readUInt32BE(at + 8) + code - table.readUInt32BE(at) !== 0) codePoints.push(code);
  }
  return codePoints;
}

function readBasicPlane(table) {
  const segments = table.readUInt16BE(6);
  const codePoints = [];
  for (let at = 0; at < segments; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + segments + at);
    for (let code = start; code <= end && code !== 0xffff; code += 1)
      if (findGlyph(table, { segments, at, start, code }) !== 0) codePoints.push(code);
  }
  return codePoints;
}

function findGlyph(table, { segments, at, start, code }) {
  const delta = table.readUInt16BE(16 + 2 * segments + at);
  const rangeAt = 16 + 3 * segments + at;
  const rangeOffset = table.readUInt16BE(rangeAt);
  if (rangeOffset === 0) return (code + delta) & 0xffff;
  const glyph = table.readUInt16BE(rangeAt + rangeOffset + 2 * (code - start));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}
