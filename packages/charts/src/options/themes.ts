import { parseTheme } from './parse-theme.js';
import type { Theme } from './theme.js';
import light from './themes/light.json' with { type: 'json' };

/** The themes we ship, by name. */
export const themes: { light: Theme } = {
  light: parseTheme(light),
};
