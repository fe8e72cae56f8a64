import { readFileSync } from 'node:fs';
import { themes as shipped, type Theme } from '@broadsheet/charts/themes';
import { canonicalJson, sha256 } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';

/** A theme and what names it in the store: its content counts, not only its name. */
export interface NamedTheme {
  name: string;
  theme: Theme;
  /** Changes when the theme does, so that pictures drawn before are not taken for it. */
  id: string;
}

export interface Themes {
  /** `light` unless a name is given; refuses one that does not exist. */
  get(name?: string): NamedTheme;
}

/** The themes that are shipped and those that a publisher added. */
export function createThemes(added: Record<string, Theme> = {}): Themes {
  const themes = new Map<string, NamedTheme>();
  for (const [name, theme] of Object.entries({ ...shipped, ...added })) {
    const hash = sha256(canonicalJson([theme, ...fontHashes(theme)])).slice(0, 16);
    themes.set(name.toLowerCase(), { name, theme, id: `${name}:${hash}` });
  }
  return {
    get(name = 'light') {
      const theme = themes.get(name.toLowerCase());
      if (theme) return theme;
      const known = [...themes.keys()].join(', ');
      throw new RequestProblem(
        'unknown_theme',
        `The theme is ${JSON.stringify(name)}; there are ${known}.`,
      );
    },
  };
}

function fontHashes({ font }: Theme): string[] {
  return (font.files ?? []).map((file) => sha256(readFileSync(file)));
}
