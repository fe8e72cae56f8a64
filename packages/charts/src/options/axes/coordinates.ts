/** Places marks by ECharts' axes, which are hidden: what is written beside the marks is drawn by us. */
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

/** Categories from top to bottom, for bars that lie. */
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

/** Where a value lies between two pixel positions. */
export function linear({ min, max }: Range, from: number, to: number): (value: number) => number {
  return (value) => from + ((value - min) / (max - min || 1)) * (to - from);
}

/** What every series has: nothing moves, nothing reacts. */
export const still = {
  silent: true,
  animation: false,
  emphasis: { disabled: true },
  z: 2,
} as const;
