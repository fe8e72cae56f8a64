import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chooseFontFaces, findMissingGlyphs } from '@broadsheet/charts/glyphs';
import { nameBrandFont } from '@broadsheet/charts/render/vector';
import type { Theme } from '@broadsheet/charts/themes';
import decompress from 'woff2-encoder/decompress';
import { readCoverage, type TypstFont } from './typst.js';

export interface ChosenFonts {
  fonts: TypstFont[];
  /** Family names, in the order in which they are searched for a character. */
  families: string[];
  /** Replaces characters that no font can draw by their code points: nothing is lost silently. */
  write: (text: string) => string;
}

interface FontWishes {
  /** Everything that the document says. */
  text: string;
  japanese: boolean;
  theme: Theme;
}

/** The faces that draw charts, a brand's own font before them, and pictographs where a text has some. */
export async function chooseFonts({ text, japanese, theme }: FontWishes): Promise<ChosenFonts> {
  const files = theme.font.files ?? [];
  const faces = [
    ...(files.length > 0 ? [{ family: nameBrandFont(files), paths: files }] : []),
    ...chooseFontFaces(text, { japanese }),
  ];
  const missing = findMissingGlyphs(text);
  const drawn = missing.length > 0 ? await findEmoji(missing) : new Set<string>();
  if (drawn.size > 0) faces.push(emoji);
  const fonts = await Promise.all(
    faces.flatMap(({ family, paths }) =>
      [...new Set(paths)].map(async (path) => ({ family, bytes: await loadFont(path) })),
    ),
  );
  const lost = new Set(missing.filter((character) => !drawn.has(character)));
  return {
    fonts,
    families: faces.map(({ family }) => family),
    write: (written) => (lost.size === 0 ? written : replaceLost(written, lost)),
  };
}

const emojiFile = new URL('../../fonts/noto-emoji-emoji-400-normal.woff2', import.meta.url);
const emoji = { family: 'Broadsheet emoji', paths: [fileURLToPath(emojiFile)] };
let emojiCoverage: Promise<(codePoint: number) => boolean> | undefined;

async function findEmoji(characters: string[]): Promise<Set<string>> {
  emojiCoverage ??= loadFont(fileURLToPath(emojiFile)).then(readCoverage);
  const covers = await emojiCoverage;
  return new Set(characters.filter((character) => covers(character.codePointAt(0) ?? 0)));
}

const control = /[\p{Cc}\p{Cs}]/u;

function replaceLost(text: string, lost: ReadonlySet<string>): string {
  return Array.from(text, (character) => {
    if (!lost.has(character)) return character;
    if (control.test(character)) return character === '\t' ? ' ' : '';
    return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}

const loaded = new Map<string, Promise<Uint8Array>>();

/** Typst reads no WOFF2. */
function loadFont(path: string): Promise<Uint8Array> {
  const known = loaded.get(path);
  if (known) return known;
  const loading = readFile(path).then(async (bytes) =>
    path.toLowerCase().endsWith('.woff2') ? await decompress(bytes) : bytes,
  );
  loaded.set(path, loading);
  return loading;
}
