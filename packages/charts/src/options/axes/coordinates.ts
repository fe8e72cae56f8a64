/** Positions marks with hidden ECharts axes; we draw the labels beside the marks ourselves. */
import type { CategoryAxis, Grid, ValueAxis } from '../drawing/chart-option.js';
import { type Box, round } from '../drawing/elements.js';

export function gridOf({ x, y, width, height }: Box): Grid {
  return {
    left: round(x),
    top: round(y),
    width: round(width),
    height: round(height),
    outerBoundsMode: 'none',
  };
}

export function categoryAxis(gridIndex: number, data: string[]): CategoryAxis {
  return { type: 'category', show: false, gridIndex, data };
}

/** Categories from top to bottom, for horizontal bars. */
export function rowAxis(gridIndex: number, data: string[]): CategoryAxis {
  return { ...categoryAxis(gridIndex, data), inverse: true };
}

export function valueAxis(gridIndex: number, { min, max }: Range): ValueAxis {
  return { type: 'value', show: false, gridIndex, min, max };
}

export interface Range {
  min: number;
  max: number;
}

/** A linear scale from values to pixels. */
export function linear({ min, max }: Range, from: number, to: number): (value: number) => number {
  return (value) => from + ((value - min) / (max - min || 1)) * (to - from);
}

/** Common to every series: no animation and no interaction. */
export const still = {
  silent: true,
  animation: false,
  emphasis: { disabled: true },
  z: 2,
} as const;
