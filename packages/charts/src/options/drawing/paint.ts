import type { ColorRole, Theme } from '../themes/theme.js';
import type { ChartOption, Drawing } from './chart-option.js';

/** Keys whose values are colours; none of them ever contains text of a report. */
const colorKeys = new Set(['fill', 'stroke', 'color', 'areaColor', 'borderColor']);

/** The only place where a theme is applied: colour roles become colours, and texts get the font. */
export function paint(drawing: Drawing<ColorRole>, theme: Theme): ChartOption {
  return {
    animation: false,
    backgroundColor: theme.colors.background,
    textStyle: { fontFamily: theme.font.family },
    ...(painted(drawing, theme) as Drawing<string>),
  };
}

function painted(value: unknown, theme: Theme): unknown {
  if (Array.isArray(value)) return value.map((item) => painted(item, theme));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    copy[key] = colorKeys.has(key) ? colorOf(inner, theme) : painted(inner, theme);
  }
  if ('fontSize' in value) copy.fontFamily = theme.font.family;
  return copy;
}

function colorOf(value: unknown, theme: Theme): unknown {
  return typeof value === 'string' && value in theme.colors
    ? theme.colors[value as ColorRole]
    : value;
}
