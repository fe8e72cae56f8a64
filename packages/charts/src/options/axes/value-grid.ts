import { type Box, type Element, line, type Point, text } from '../drawing/elements.js';

const labelSize = 16;

export interface ValueGridInput {
  box: Box;
  values: number[];
  labels: string[];
  /** Where a value lies. */
  y: (value: number) => number;
}

/** Hairlines at round values, written at the left; the zero line is the one that counts. */
export function drawValueGrid({ box, values, labels, y }: ValueGridInput): Element[] {
  return values.flatMap((value, index) => [
    value === 0 ? zeroLine(box, y(0)) : hairline(box, y(value)),
    text(
      { x: box.x - 10, y: y(value) },
      {
        text: labels[index] ?? '',
        fill: 'mutedInk',
        fontSize: labelSize,
        align: 'right',
        verticalAlign: 'middle',
      },
    ),
  ]);
}

/** Drawn over the columns, so that it is one line from end to end. */
export function zeroLine(box: Box, y: number): Element {
  const [from, to] = across(box, y);
  return line(from, to, { stroke: 'axis', lineWidth: 1.5 }, 3);
}

/** Where lying bars begin. */
export function zeroColumn({ y, height }: Box, x: number): Element {
  return line({ x, y }, { x, y: y + height }, { stroke: 'axis', lineWidth: 1.5 }, 3);
}

function hairline(box: Box, y: number): Element {
  const [from, to] = across(box, y);
  return line(from, to, { stroke: 'grid', lineWidth: 1 });
}

function across({ x, width }: Box, y: number): [Point, Point] {
  return [
    { x, y },
    { x: x + width, y },
  ];
}
