import { parseTheme } from './parse-theme.js';
import type { Theme } from './theme.js';
import dark from './themes/dark.json' with { type: 'json' };
import light from './themes/light.json' with { type: 'json' };

/** The themes we ship, by name. */
export const themes: { light: Theme; dark: Theme } = {
  light: parseTheme(light),
  dark: parseTheme(dark),
};
