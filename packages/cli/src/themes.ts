import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseTheme, type Theme } from '@broadsheet/charts/themes';
import { UserError } from './user-error.js';

/** A publisher's own themes: each JSON file in the folder is one, named after the file. */
export function readThemes(folder: string): Record<string, Theme> {
  return Object.fromEntries(
    listThemeFiles(folder).map((file) => [basename(file, '.json'), readTheme(join(folder, file))]),
  );
}

function listThemeFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'));
  } catch {
    throw new UserError(
      `THEMES_DIR is ${JSON.stringify(folder)}; it must be a folder of theme files.`,
    );
  }
}

function readTheme(path: string): Theme {
  try {
    const theme = parseTheme(JSON.parse(readFileSync(path, 'utf8')));
    const { files } = theme.font;
    return files === undefined ? theme : withFontFiles(theme, findFontFiles(dirname(path), files));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The theme ${path} cannot be used: ${reason}`);
  }
}

/** Font files are in the same folder as the theme that names them. */
function findFontFiles(folder: string, files: string[]): string[] {
  const paths = files.map((file) => resolve(folder, file));
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`there is no font file ${missing}`);
  return paths;
}

function withFontFiles(theme: Theme, files: string[]): Theme {
  return { ...theme, font: { ...theme.font, files } };
}
