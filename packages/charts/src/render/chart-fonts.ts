/** Fonts for one chart. Loaded in workers only: it brings Skia along. */
import { GlobalFonts } from '@napi-rs/canvas';
import type { ChartOption } from '../options/index.js';
import type { FontFace } from './font-faces.js';
import { chooseFontFaces, findMissingGlyphs } from './glyphs.js';

/**
 * The same option with every font family replaced by the bundled faces its text needs. Skia would
 * silently take a font of the host for a family or a character it does not know, so neither can
 * be left to it: whatever family a theme names, and whatever is installed, the bytes stay the same.
 */
export function applyBundledFonts(option: ChartOption, japanese: boolean): ChartOption {
  const text = collectText(option);
  const missing = findMissingGlyphs(text);
  if (missing.length > 0) throw new Error(`No bundled font can draw ${missing.join(' ')}`);
  const faces = chooseFontFaces(text, { japanese });
  faces.forEach(registerFace);
  const family = faces.map((face) => `"${face.family}"`).join(', ');
  const replaced = replaceFamilies(option, family) as ChartOption;
  return { ...replaced, textStyle: { ...replaced.textStyle, fontFamily: family } };
}

const registered = new Set<string>();

function registerFace({ family, paths }: FontFace): void {
  if (registered.has(family)) return;
  const files = new Set(paths);
  if (countStyles(family) < files.size)
    files.forEach((path) => {
      registerFile(path, family);
    });
  registered.add(family);
}

/**
 * Fonts belong to the process, so another worker may have been here before, or be here now: a family is
 * ready only when it has all its styles. To register a file twice does no harm; to draw bold with the
 * regular face because bold was not there yet would change bytes.
 */
function countStyles(family: string): number {
  return GlobalFonts.families.find((known) => known.family === family)?.styles.length ?? 0;
}

function registerFile(path: string, family: string): void {
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`Cannot read the font ${path}`);
}

function collectText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(collectText).join('');
}

function replaceFamilies(value: unknown, family: string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceFamilies(item, family));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'fontFamily' ? family : replaceFamilies(item, family),
    ]),
  );
}
