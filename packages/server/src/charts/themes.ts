import { readFileSync } from 'node:fs';
import { themes as shipped, type Theme } from '@broadsheet/charts/themes';
import { canonicalJson, sha256 } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';

/** A theme and its id in the store. The id depends on the content, not only on the name. */
export interface NamedTheme {
  name: string;
  theme: Theme;
  /**
   * Changes when the theme does, so that images drawn with the old theme are not used for the new
   * one.
   */
  id: string;
}

export interface Themes {
  /** For requests that name none. */
  usual: NamedTheme;
  /** Refuses an unknown name. */
  get(name: string): NamedTheme;
  find(name: string): NamedTheme | undefined;
}

/** The shipped themes and those that a publisher added. */
export function createThemes(added: Record<string, Theme> = {}): Themes {
  const themes = new Map<string, NamedTheme>();
  for (const [name, theme] of Object.entries({ ...shipped, ...added })) {
    const hash = sha256(canonicalJson([theme, ...fontHashes(theme)])).slice(0, 16);
    themes.set(name.toLowerCase(), { name, theme, id: `${name}:${hash}` });
  }
  const find = (name: string) => themes.get(name.toLowerCase());
  const get = (name: string) => {
    const theme = find(name);
    if (theme) return theme;
    const known = [...themes.keys()].join(', ');
    throw new RequestProblem(
      'unknown_theme',
      `The theme is ${JSON.stringify(name)}; there are ${known}.`,
    );
  };
  return { usual: get('light'), find, get };
}

function fontHashes({ font }: Theme): string[] {
  return (font.files ?? []).map((file) => sha256(readFileSync(file)));
}
