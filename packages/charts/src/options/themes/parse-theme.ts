import { contrastRatio } from './contrast.js';
import { type ColorRole, colorRoles, rampRoles, type Theme } from './theme.js';

const roles = [...(Object.keys(colorRoles) as (keyof typeof colorRoles)[]), ...rampRoles];

/** Pairs of text colour and background colour. */
const textOn = [
  ['ink', 'background'],
  ['ink', 'band'],
  ['mutedInk', 'background'],
  ['mutedInk', 'band'],
  ['accent', 'background'],
  ['comparison', 'background'],
] as const;
const textContrast = 4.5;
/** These colours carry figures, so they must be clearly visible. */
const markRoles = ['accent', 'comparison', 'loss', 'neutral', 'axis', ...rampRoles] as const;
const markContrast = 3;

/** Parses the contents of a theme file; the error names the first thing that is wrong. */
export function parseTheme(value: unknown): Theme {
  const theme = asObject(value, 'A theme');
  refuseUnknown(theme, ['name', 'colors', 'font', 'logo'], '');
  return {
    name: parseName(theme.name),
    colors: checkContrast(parseColors(theme.colors)),
    font: parseFont(theme.font),
    logo: asText(theme.logo, 'logo'),
  };
}

/** Clients request a theme by its name, also in a URL. */
function parseName(value: unknown): string {
  const name = asText(value, 'name');
  if (/^[a-z0-9][a-z0-9_-]{0,63}$/i.test(name)) return name;
  throw new Error(
    `Theme: "name" must be 1 to 64 letters, digits, "-" or "_", and begin with one of the first ` +
      `two; not ${JSON.stringify(name)}.`,
  );
}

function parseColors(value: unknown): Record<ColorRole, string> {
  const colors = asObject(value, '"colors"');
  refuseUnknown(colors, roles, 'colors.');
  return Object.fromEntries(
    roles.map((role) => [role, asColor(colors[role], `colors.${role}`)]),
  ) as Record<ColorRole, string>;
}

/** Refuses a theme with too little contrast, and names the pair of colours. */
function checkContrast(colors: Record<ColorRole, string>): Record<ColorRole, string> {
  for (const [role, back] of textOn) requireContrast(colors, role, back, textContrast);
  for (const role of markRoles) requireContrast(colors, role, 'background', markContrast);
  return colors;
}

function requireContrast(
  colors: Record<ColorRole, string>,
  role: ColorRole,
  back: ColorRole,
  least: number,
): void {
  const ratio = contrastRatio(colors[role], colors[back]);
  if (ratio >= least) return;
  throw new Error(
    `Theme: "colors.${role}" ${colors[role]} on "colors.${back}" ${colors[back]} has a contrast of ` +
      `${ratio.toFixed(2)}:1; at least ${String(least)}:1 is needed.`,
  );
}

function parseFont(value: unknown): Theme['font'] {
  const font = asObject(value, '"font"');
  refuseUnknown(font, ['family', 'files', 'widthScale'], 'font.');
  const family = asText(font.family, 'font.family');
  if (family === '') throw new Error('Theme: "font.family" must not be empty.');
  return {
    family,
    ...(font.files !== undefined && { files: asFontFiles(font.files) }),
    ...(font.widthScale !== undefined && { widthScale: asWidthScale(font.widthScale) }),
  };
}

function asFontFiles(value: unknown): string[] {
  const files: unknown[] = Array.isArray(value) ? value : [];
  if (files.length > 0 && files.every(isFontFile)) return files;
  throw new Error(
    `Theme: "font.files" must be a list of .ttf, .otf or .woff2 files, not ${JSON.stringify(value)}.`,
  );
}

function isFontFile(value: unknown): value is string {
  return typeof value === 'string' && /\.(ttf|otf|woff2)$/i.test(value);
}

function asWidthScale(scale: unknown): number {
  if (typeof scale === 'number' && scale >= 0.5 && scale <= 2) return scale;
  throw new Error(
    `Theme: "font.widthScale" must be a number from 0.5 to 2, not ${JSON.stringify(scale)}.`,
  );
}

function asObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`Theme: ${what} must be a JSON object.`);
  }
  return value as Record<string, unknown>;
}

function asText(value: unknown, path: string): string {
  if (typeof value === 'string') return value;
  const found = value === undefined ? 'it is missing' : `not ${JSON.stringify(value)}`;
  throw new Error(`Theme: "${path}" must be a string; ${found}.`);
}

function asColor(value: unknown, path: string): string {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
  const found = value === undefined ? 'it is missing' : `not ${JSON.stringify(value)}`;
  throw new Error(`Theme: "${path}" must be a colour such as "#0b5c8a"; ${found}.`);
}

function refuseUnknown(object: Record<string, unknown>, known: string[], prefix: string): void {
  const unknown = Object.keys(object).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new Error(`Theme: "${prefix}${unknown}" is not known; known are ${known.join(', ')}.`);
}
