/** Converts chart data to ECharts options: pure, plain JSON, for the renderer and for browsers. */
export { buildOption } from './build-option.js';
export type { ChartOption } from './drawing/chart-option.js';
export type { Size } from './drawing/frame.js';
export { chartSize, sizeChart } from './layouts.js';
export { parseTheme } from './themes/parse-theme.js';
export { registerMaps } from './world/register-maps.js';
export type { Theme } from './themes/theme.js';
export { themes } from './themes/themes.js';
