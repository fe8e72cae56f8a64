import { type Box, type Element, line, type Point, text } from '../drawing/elements.js';

const labelSize = 16;

export interface ValueGridInput {
  box: Box;
  values: number[];
  labels: string[];
  /** The vertical position of a value. */
  y: (value: number) => number;
}

/** Thin lines at round values, labelled at the left; the zero line is stronger. */
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

/** The zero line is drawn over the columns, so that it is unbroken from end to end. */
export function zeroLine(box: Box, y: number): Element {
  const [from, to] = across(box, y);
  return line(from, to, { stroke: 'axis', lineWidth: 1.5 }, 3);
}

/** The zero line of horizontal bars. */
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
