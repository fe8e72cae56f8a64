import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  chooseFontFaces,
  findMissingGlyphs,
  readCoverage,
  type FontFace,
} from '@broadsheet/charts/glyphs';
import { nameBrandFont } from '@broadsheet/charts/render/vector';
import type { Theme } from '@broadsheet/charts/themes';
import decompress from 'woff2-encoder/decompress';
import type { TypstFont } from './typst/typst-pages.js';

export interface ChosenFonts {
  fonts: TypstFont[];
  /** Family names, in the order in which they are searched for a character. */
  families: string[];
  /** Replaces characters that no font can draw by their code points: nothing is lost silently. */
  write: (text: string) => string;
}

interface FontWishes {
  /** All texts of the document. */
  text: string;
  japanese: boolean;
  theme: Theme;
}

/** The faces that draw charts, preceded by a brand's own font, plus emoji if a text has some. */
export async function chooseFonts({ text, japanese, theme }: FontWishes): Promise<ChosenFonts> {
  const files = theme.font.files ?? [];
  const faces = [
    ...(files.length > 0 ? [{ family: nameBrandFont(files), paths: files }] : []),
    ...chooseFontFaces(text, { japanese }),
  ];
  const missing = findMissingGlyphs(text);
  const lost = new Set(missing.filter((character) => !drawsEmoji(character)));
  if (lost.size < missing.length) faces.push(loadEmoji());
  const fonts = await Promise.all(
    faces.flatMap(({ family, paths }) =>
      [...new Set(paths)].map(async (path) => ({ family, bytes: await loadFont(path) })),
    ),
  );
  return {
    fonts,
    families: faces.map(({ family }) => family),
    write: (written) => (lost.size === 0 ? written : replaceLost(written, lost)),
  };
}

interface EmojiFile {
  file: string;
  ranges: string;
}

const drawsEmoji = (character: string) => loadEmoji().covers(character.codePointAt(0) ?? 0);

const folder = new URL('../../fonts/', import.meta.url);
let emoji: FontFace | undefined;

function loadEmoji(): FontFace {
  if (!emoji) {
    const text = readFileSync(new URL('emoji.json', folder), 'utf8');
    const { file, ranges } = JSON.parse(text) as EmojiFile;
    const paths = [fileURLToPath(new URL(file, folder))];
    const covers = readCoverage(ranges);
    emoji = { name: 'emoji', family: 'Broadsheet emoji', paths, covers };
  }
  return emoji;
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
