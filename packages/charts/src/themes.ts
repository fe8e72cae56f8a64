/** Themes without the code for charts: small enough to load when a service starts. */
export { parseTheme } from './options/themes/parse-theme.js';
export type { Theme } from './options/themes/theme.js';
export { themes } from './options/themes/themes.js';
