import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseTheme, type Theme } from '@broadsheet/charts/options';
import { UserError } from './user-error.js';

/** A publisher's own themes: each JSON file of the folder is one, named as the file is. */
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
    return parseTheme(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The theme ${path} cannot be used: ${reason}`);
  }
}
