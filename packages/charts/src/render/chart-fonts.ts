/** Fonts for one chart. Loaded in workers only, because it loads Skia. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';
import type { ChartOption } from '../options/index.js';
import type { FontFace } from './font-faces.js';
import { chooseFontFaces, collectText, findMissingGlyphs } from './glyphs.js';

interface FontChoice {
  /** Whether Han characters are drawn in their Japanese forms. */
  japanese: boolean;
  /** A brand's own font files, which take precedence over the bundled ones. */
  files: string[];
}

/**
 * Returns the option with every font family replaced by the brand's files and the bundled faces
 * that its text needs. For an unknown family or character, Skia would silently use a font of the
 * host, so neither is left to Skia: the bytes are the same whatever is installed.
 */
export function applyFonts(option: ChartOption, { japanese, files }: FontChoice): ChartOption {
  const text = collectText(option);
  const missing = findMissingGlyphs(text);
  if (missing.length > 0) throw new Error(`No bundled font can draw ${missing.join(' ')}`);
  const faces = chooseFontFaces(text, { japanese });
  faces.forEach(registerFace);
  const families = faces.map((face) => face.family);
  if (files.length > 0) families.unshift(registerBrandFont(files));
  const family = families.map((name) => `"${name}"`).join(', ');
  const replaced = replaceFamilies(option, family) as ChartOption;
  return { ...replaced, textStyle: { ...replaced.textStyle, fontFamily: family } };
}

const registered = new Set<string>();
const brandFamilies = new Map<string, string>();

/**
 * Registers the font under a name made from a hash of its files: another font is another family.
 */
function registerBrandFont(files: string[]): string {
  const known = brandFamilies.get(files.join());
  if (known !== undefined) return known;
  const family = nameBrandFont(files);
  for (const file of files) registerFile(file, family);
  brandFamilies.set(files.join(), family);
  return family;
}

export function nameBrandFont(files: string[]): string {
  const content = createHash('sha256');
  for (const file of files) content.update(readFileSync(file));
  return `brand-${content.digest('hex').slice(0, 16)}`;
}

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
 * Fonts belong to the process, so another worker may have registered this family before, or be
 * doing so now: a family is ready only when it has all its styles. Registering a file twice does no
 * harm; drawing bold text with the regular face, because bold is not registered yet, would change
 * the bytes.
 */
function countStyles(family: string): number {
  return GlobalFonts.families.find((known) => known.family === family)?.styles.length ?? 0;
}

function registerFile(path: string, family: string): void {
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`Cannot read the font ${path}`);
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
