import { keepOffLine, type Bands } from '../axes/years.js';
import { type Element, text } from '../drawing/elements.js';
import type { TextRuler } from '../text/text-ruler.js';

export interface ColumnLabel {
  index: number;
  value: number;
  text: string;
  outlook: boolean;
  /**
   * Which side of the value the label is on; by default below negative values and above the others.
   */
  isBelow?: boolean;
  /** Lower values are placed first; labels that do not fit beside those are left out. */
  priority: number;
}

export interface ColumnLabelsInput {
  labels: ColumnLabel[];
  bands: Bands;
  y: (value: number) => number;
  ruler: TextRuler;
  fontSize: number;
  bold?: boolean;
  /** The distance from the value to its figure; a few pixels by default. */
  distance?: number;
}

interface PlacedLabel extends ColumnLabel {
  centre: number;
  half: number;
}

/**
 * Figures at the ends of columns: above positive ones, below negative ones, without touching each
 * other.
 */
export function drawColumnLabels(input: ColumnLabelsInput): Element[] {
  const { y, fontSize, bold = false, distance = 4 } = input;
  return chooseLabels(input).map((label) => {
    const { centre, value, outlook, isBelow = value < 0 } = label;
    return text(
      { x: centre, y: y(value) + (isBelow ? distance : -distance) },
      {
        text: label.text,
        fill: 'ink',
        stroke: outlook ? 'band' : 'background',
        lineWidth: 3,
        fontSize,
        ...(bold && { fontWeight: 'bold' }),
        align: 'center',
        verticalAlign: isBelow ? 'top' : 'bottom',
      },
    );
  });
}

function chooseLabels(input: ColumnLabelsInput): PlacedLabel[] {
  const chosen: PlacedLabel[] = [];
  const byPriority = [...input.labels].sort((a, b) => a.priority - b.priority || b.index - a.index);
  for (const label of byPriority.map((one) => placeLabel(one, input))) {
    const fits = chosen.every(
      ({ centre, half }) => Math.abs(centre - label.centre) >= half + label.half + 4,
    );
    if (fits) chosen.push(label);
  }
  return chosen.sort((a, b) => a.index - b.index);
}

/** Centred on its column, but within the panel. */
function placeLabel(
  label: ColumnLabel,
  { bands, ruler, fontSize, bold = false }: ColumnLabelsInput,
): PlacedLabel {
  const half = ruler.width(label.text, { fontSize, bold }) / 2;
  const beside = keepOffLine(bands.centre(label.index), half, bands);
  const inner = Math.min(beside, bands.right - half);
  return { ...label, half, centre: Math.max(inner, bands.left + half) };
}
