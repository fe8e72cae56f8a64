import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chooseFontFaces, findMissingGlyphs } from '@broadsheet/charts/glyphs';
import { nameBrandFont } from '@broadsheet/charts/render/vector';
import type { Theme } from '@broadsheet/charts/themes';
import decompress from 'woff2-encoder/decompress';
import type { Typst, TypstFont } from './run-typst.js';

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
  typst: Typst;
}

/** The faces that draw charts, preceded by a brand's own font, plus emoji if a text has some. */
export async function chooseFonts({
  text,
  japanese,
  theme,
  typst,
}: FontWishes): Promise<ChosenFonts> {
  const files = theme.font.files ?? [];
  const faces = [
    ...(files.length > 0 ? [{ family: nameBrandFont(files), paths: files }] : []),
    ...chooseFontFaces(text, { japanese }),
  ];
  const missing = findMissingGlyphs(text);
  const drawn = missing.length > 0 ? await findEmoji(missing, typst) : new Set<string>();
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

async function findEmoji(characters: string[], typst: Typst): Promise<Set<string>> {
  emojiCoverage ??= loadFont(fileURLToPath(emojiFile)).then((font) => readCoverage(font, typst));
  const covers = await emojiCoverage;
  return new Set(characters.filter((character) => covers(character.codePointAt(0) ?? 0)));
}

/** The characters that a font draws, from what Typst reads of it. */
async function readCoverage(
  font: Uint8Array,
  typst: Typst,
): Promise<(codePoint: number) => boolean> {
  const runs = (await typst.run({ coverageOf: font })) as number[];
  const covered = new Set<number>();
  let at = 0;
  // Lengths of runs that are not covered and covered, alternating.
  runs.forEach((length, index) => {
    if (index % 2 === 1) for (let code = at; code < at + length; code += 1) covered.add(code);
    at += length;
  });
  return (codePoint) => covered.has(codePoint);
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
