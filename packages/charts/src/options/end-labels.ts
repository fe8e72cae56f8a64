import { type Element, line, type Point, text } from './elements.js';
import { spreadLabels } from './spread-labels.js';
import type { TextRuler } from './text-ruler.js';
import type { ColorRole } from './theme.js';

const figureSize = 22;
const figureHeight = 28;
const nameSize = 17;
const nameHeight = 21;

export interface EndLabel {
  name: string;
  figure: string;
  color: ColorRole;
  /** The end of the line it belongs to. */
  from: Point;
}

export interface EndLabelsInput {
  labels: EndLabel[];
  x: number;
  width: number;
  bounds: { top: number; bottom: number };
  ruler: TextRuler;
}

/** Beside the end of each line its last figure and its name, moved apart where they would touch. */
export function drawEndLabels({ labels, x, width, bounds, ruler }: EndLabelsInput): Element[] {
  const names = labels.map(({ name }) => ruler.wrap(name, { fontSize: nameSize }, width));
  const heights = names.map((lines) => figureHeight + lines.length * nameHeight);
  const wished = labels.map(({ from }, index) => {
    const height = heights[index] ?? 0;
    // The figure, not the middle of the label, is level with the line's end.
    return { centre: from.y + (height - figureHeight) / 2, height };
  });
  const centres = spreadLabels(wished, bounds, 10);
  return labels.flatMap(({ figure, color, from }, index) => {
    const top = (centres[index] ?? 0) - (heights[index] ?? 0) / 2;
    const level = top + figureHeight / 2;
    return [
      leader(from, { x, y: level }),
      text(
        { x, y: level },
        {
          text: figure,
          fill: color,
          fontSize: figureSize,
          fontWeight: 'bold',
          verticalAlign: 'middle',
        },
      ),
      text(
        { x, y: top + figureHeight },
        {
          text: (names[index] ?? []).join('\n'),
          fill: 'ink',
          fontSize: nameSize,
          lineHeight: nameHeight,
          verticalAlign: 'top',
        },
      ),
    ];
  });
}

function leader(from: Point, to: Point): Element {
  const start = { x: from.x + 8, y: from.y };
  return line(start, { x: to.x - 6, y: to.y }, { stroke: 'grid', lineWidth: 1.5 });
}
