import dark from './dark.json' with { type: 'json' };
import light from './light.json' with { type: 'json' };
import { parseTheme } from './parse-theme.js';
import type { Theme } from './theme.js';

/** The themes we ship, by name. */
export const themes: { light: Theme; dark: Theme } = {
  light: parseTheme(light),
  dark: parseTheme(dark),
};
