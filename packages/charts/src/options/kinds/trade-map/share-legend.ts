import { type Element, type Point, rect, text } from '../../drawing/elements.js';
import { formatNumber } from '../../text/format-number.js';
import type { ShareClasses } from './share-classes.js';

const swatch = { width: 60, height: 14 };

export interface ShareLegendInput {
  heading: string;
  classes: Pick<ShareClasses, 'bounds' | 'colors' | 'decimals'>;
  at: Point;
}

/** Swatches side by side, with the bounds of the classes below the edges between them. */
export function drawShareLegend({ heading, classes, at }: ShareLegendInput): Element[] {
  const { bounds, colors, decimals } = classes;
  const style = { fontSize: 15, verticalAlign: 'top' } as const;
  return [
    text(at, { ...style, text: heading, fill: 'ink', fontWeight: 'bold' }),
    ...colors.map((color, index) =>
      rect({ x: at.x + index * swatch.width, y: at.y + 27, ...swatch }, { fill: color }),
    ),
    ...bounds.map((bound, index) =>
      text(
        { x: at.x + index * swatch.width, y: at.y + 46 },
        {
          ...style,
          text: formatNumber(bound, { decimals }),
          fill: 'mutedInk',
          align: index === 0 ? 'left' : 'center',
        },
      ),
    ),
  ];
}
