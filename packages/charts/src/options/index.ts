/** Chart data to ECharts options: pure, plain JSON, for the renderer and for browsers alike. */
export { buildOption, chartSize } from './build-option.js';
export type { ChartOption } from './chart-option.js';
export type { Size } from './frame.js';
export { parseTheme } from './parse-theme.js';
export { registerMaps } from './register-maps.js';
export type { Theme } from './theme.js';
export { themes } from './themes.js';
