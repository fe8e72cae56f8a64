import { measure, type PlannedCell } from '../plan.js';

/** In points. */
const lineHeight = 15;
/** Excel's highest row has 409 points. */
const mostLines = 27;
/** Of columns without one, in letters. */
const usualWidth = 10;

/** Points; 0 for one line. Excel does not make rows higher by itself when it opens a file. */
export function heightOf(cell: PlannedCell, widths: readonly number[]): number {
  const { column, value, style, lines } = cell;
  const wraps = style === 'text' || style === 'head' || style === 'numberHead';
  if (lines === undefined && !wraps) return 0;
  const width = (widths[column] ?? usualWidth) - 1;
  const count = lines ?? Math.ceil((measure(String(value)) * 1.1) / width);
  return count > 1 ? Math.min(mostLines, count) * lineHeight : 0;
}
