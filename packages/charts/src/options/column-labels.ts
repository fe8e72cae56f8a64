import { type Element, text } from './elements.js';
import type { TextRuler } from './text-ruler.js';
import type { Bands } from './years.js';

export interface ColumnLabel {
  index: number;
  value: number;
  text: string;
  outlook: boolean;
  /** Smaller ones are placed first; what has no room beside them is left out. */
  priority: number;
}

export interface ColumnLabelsInput {
  labels: ColumnLabel[];
  bands: Bands;
  y: (value: number) => number;
  ruler: TextRuler;
  fontSize: number;
  bold?: boolean;
}

/** Figures at the ends of columns: above what rises, below what falls, none touching another. */
export function drawColumnLabels(input: ColumnLabelsInput): Element[] {
  const { bands, y, fontSize, bold = false } = input;
  return chooseLabels(input).map(({ index, value, outlook, text: figure }) =>
    text(
      { x: bands.centre(index), y: y(value) + (value < 0 ? 4 : -4) },
      {
        text: figure,
        fill: 'ink',
        stroke: outlook ? 'band' : 'background',
        lineWidth: 3,
        fontSize,
        ...(bold && { fontWeight: 'bold' }),
        align: 'center',
        verticalAlign: value < 0 ? 'top' : 'bottom',
      },
    ),
  );
}

function chooseLabels({
  labels,
  bands,
  ruler,
  fontSize,
  bold = false,
}: ColumnLabelsInput): ColumnLabel[] {
  const half = (label: ColumnLabel): number => ruler.width(label.text, { fontSize, bold }) / 2;
  const chosen: ColumnLabel[] = [];
  for (const label of [...labels].sort((a, b) => a.priority - b.priority || b.index - a.index)) {
    const fits = chosen.every(
      (other) => Math.abs(other.index - label.index) * bands.width >= half(other) + half(label) + 4,
    );
    if (fits) chosen.push(label);
  }
  return chosen.sort((a, b) => a.index - b.index);
}
