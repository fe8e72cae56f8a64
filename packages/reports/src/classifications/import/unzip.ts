import { inflateRawSync } from 'node:zlib';
import { ImportError } from './source-table.js';

/** A classification has some thousand lines; more than this is no such file. */
const mostBytes = 64 * 1024 * 1024;

/** Reads one file of a ZIP archive as text; undefined where there is none of that name. */
export function openZip(bytes: Uint8Array): (name: string) => string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(bytes, view);
  return (name) => {
    const entry = entries.get(name);
    return entry && new TextDecoder().decode(inflate(bytes, view, entry));
  };
}

interface Entry {
  method: number;
  size: number;
  start: number;
}

const cutShort = () => new ImportError('The workbook is damaged or cut short.');

function listEntries(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + 10, true);
  let place = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (place + 46 > bytes.length || view.getUint32(place, true) !== 0x02014b50) throw cutShort();
    const nameLength = view.getUint16(place + 28, true);
    const rest = view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength));
    entries.set(name, {
      method: view.getUint16(place + 10, true),
      size: view.getUint32(place + 20, true),
      start: view.getUint32(place + 42, true),
    });
    place += 46 + nameLength + rest;
  }
  return entries;
}

function findDirectoryEnd(view: DataView): number {
  for (let place = view.byteLength - 22; place >= 0; place -= 1) {
    if (view.getUint32(place, true) === 0x06054b50) return place;
  }
  throw cutShort();
}

function inflate(bytes: Uint8Array, view: DataView, { method, size, start }: Entry): Uint8Array {
  if (start + 30 > bytes.length) throw cutShort();
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const packed = bytes.subarray(from, from + size);
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes });
  } catch {
    throw cutShort();
  }
}
