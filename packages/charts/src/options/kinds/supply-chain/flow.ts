import type { CurveElement, PathElement } from '../../drawing/chart-option.js';
import { type Box, polygon, round } from '../../drawing/elements.js';
import type { ColorRole } from '../../themes/theme.js';

const arrow = { length: 9, half: 5 };

/** A curve from the right edge of one box to the left edge of the next, with an arrow at its end. */
export function flow(from: Box, to: Box): (CurveElement<ColorRole> | PathElement<ColorRole>)[] {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 };
  const tip = { x: to.x, y: to.y + to.height / 2 };
  const end = { x: tip.x - arrow.length, y: tip.y };
  const middle = (start.x + end.x) / 2;
  return [
    {
      type: 'bezierCurve',
      shape: {
        x1: round(start.x),
        y1: round(start.y),
        cpx1: round(middle),
        cpy1: round(start.y),
        cpx2: round(middle),
        cpy2: round(end.y),
        x2: round(end.x),
        y2: round(end.y),
      },
      silent: true,
      z: 1,
      style: { fill: 'none', stroke: 'neutral', lineWidth: 2 },
    },
    polygon(
      [tip, { x: end.x, y: tip.y - arrow.half }, { x: end.x, y: tip.y + arrow.half }],
      { fill: 'neutral' },
      1,
    ),
  ];
}
