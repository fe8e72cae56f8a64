import { type Element, line, type Point, text } from '../drawing/elements.js';
import type { TextRuler } from '../text/text-ruler.js';
import type { ColorRole } from '../themes/theme.js';
import { spreadLabels } from './spread-labels.js';

const figureSize = 22;
const figureHeight = 28;
const nameSize = 17;
const nameHeight = 21;

export interface EndLabel {
  name: string;
  figure: string;
  color: ColorRole;
  /** The end of the line that the label belongs to. */
  from: Point;
}

export interface EndLabelsInput {
  labels: EndLabel[];
  x: number;
  width: number;
  bounds: { top: number; bottom: number };
  ruler: TextRuler;
}

/**
 * Draws the last figure and the name beside the end of each line, moved apart if they would touch.
 */
export function drawEndLabels({ labels, x, width, bounds, ruler }: EndLabelsInput): Element[] {
  const names = labels.map(({ name }) => ruler.wrap(name, { fontSize: nameSize }, width));
  const heights = names.map((lines) => figureHeight + lines.length * nameHeight);
  const wished = labels.map(({ from }, index) => {
    const height = heights[index] ?? 0;
    // The figure, not the centre of the label, is level with the line's end.
    return { centre: from.y + (height - figureHeight) / 2, height };
  });
  const centres = spreadLabels(wished, bounds, 10);
  return labels.flatMap((label, index) => {
    const top = (centres[index] ?? 0) - (heights[index] ?? 0) / 2;
    return drawEndLabel(label, names[index] ?? [], { x, y: top });
  });
}

function drawEndLabel(
  { figure, color, from }: EndLabel,
  name: string[],
  { x, y }: Point,
): Element[] {
  const level = { x, y: y + figureHeight / 2 };
  const bold = { fontSize: figureSize, fontWeight: 'bold', verticalAlign: 'middle' } as const;
  const plain = { fontSize: nameSize, lineHeight: nameHeight, verticalAlign: 'top' } as const;
  return [
    leader(from, level),
    text(level, { text: figure, fill: color, ...bold }),
    text({ x, y: y + figureHeight }, { text: name.join('\n'), fill: 'ink', ...plain }),
  ];
}

function leader(from: Point, to: Point): Element {
  const start = { x: from.x + 8, y: from.y };
  return line(start, { x: to.x - 6, y: to.y }, { stroke: 'grid', lineWidth: 1.5 });
}
