import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One script of the bundled fonts, regular and bold, and the characters it draws. */
export interface FontFace {
  name: string;
  /** The family name it is registered under: unique, so that no font of the host can replace it. */
  family: string;
  paths: string[];
  covers(codePoint: number): boolean;
}

interface FacesFile {
  version: string;
  faces: { name: string; files: Record<'regular' | 'bold', string>; ranges: string }[];
}

/** A prefix that no font of a host has. */
export const familyPrefix = 'Broadsheet ';

const folder = new URL('../../fonts/', import.meta.url);
/** Above all code points that a bundled font covers. */
const codePointLimit = 0x30000;
let loaded: { version: string; faces: FontFace[] } | undefined;

/** The bundled faces, in the order in which they are searched for a character. */
export function listFontFaces(): FontFace[] {
  return loadFonts().faces;
}

export function getFontsVersion(): string {
  return loadFonts().version;
}

function loadFonts(): { version: string; faces: FontFace[] } {
  if (!loaded) {
    const text = readFileSync(new URL('faces.json', folder), 'utf8');
    const { version, faces } = JSON.parse(text) as FacesFile;
    loaded = { version, faces: faces.map(describeFace) };
  }
  return loaded;
}

function describeFace({ name, files, ranges }: FacesFile['faces'][number]): FontFace {
  return {
    name,
    family: familyPrefix + name,
    paths: Object.values(files).map((file) => fileURLToPath(new URL(`files/${file}`, folder))),
    covers: readCoverage(ranges),
  };
}

/**
 * Whether a font draws a character, from ranges as `fonts/format-ranges.js` writes them: `gap+length` in
 * base 36; a length of one is left out. They are read for the first character: a start draws nothing.
 */
export function readCoverage(ranges: string): (codePoint: number) => boolean {
  let bits: Uint8Array | undefined;
  return (codePoint) => {
    bits ??= readRanges(ranges);
    return ((bits[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
  };
}

/** A bit for each code point. */
function readRanges(ranges: string): Uint8Array {
  const bits = new Uint8Array(codePointLimit >> 3);
  let at = 0;
  for (const range of ranges.split(' ')) {
    const [gap = '', length = '1'] = range.split('+');
    at += parseInt(gap, 36);
    for (const end = at + parseInt(length, 36); at < end; at += 1) {
      bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
  }
  return bits;
}
