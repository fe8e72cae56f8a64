/** Themes without the charts they are for: small enough to load when a service starts. */
export { parseTheme } from './options/parse-theme.js';
export type { Theme } from './options/theme.js';
export { themes } from './options/themes.js';
