/** A ranking for a narrow column: each name with its figure, and a thin bar below them. */
import { type Box, type Element, rect, text } from '../drawing/elements.js';
import { fitLettering, type Wrapped } from '../text/fit-lettering.js';
import { formatPercent } from '../text/format-number.js';
import type { TextRuler } from '../text/text-ruler.js';
import type { ColorRole } from '../themes/theme.js';

const figureSize = 17;
const barHeight = 9;
const sizes = [17, 16, 15, 14, 13, 12];

interface RankedRow {
  name: string;
  share: number;
  color: ColorRole;
}

export interface RankedListInput {
  rows: RankedRow[];
  box: Box;
  ruler: TextRuler;
}

export function drawRankedList({ rows, box, ruler }: RankedListInput): Element[] {
  const pitch = Math.min(62, box.height / Math.max(1, rows.length));
  const figures = rows.map(({ share }) => formatPercent(share));
  const figureWidth = ruler.widest(figures, { fontSize: figureSize, bold: true });
  const names = fitLettering({
    texts: rows.map(({ name }) => name),
    width: box.width - figureWidth - 16,
    height: pitch - barHeight - 10,
    sizes,
    ruler,
  });
  const max = Math.max(0.1, ...rows.map(({ share }) => share));
  return rows.flatMap(({ share, color }, index) => {
    const y = box.y + (index + 1) * pitch - barHeight - 7;
    const bar = { ...box, y, height: barHeight };
    return [
      rect(bar, { fill: 'band' }, 1),
      rect(
        { ...bar, width: Math.max(share > 0 ? 2 : 0, (share / max) * box.width) },
        { fill: color },
      ),
      ...drawWords(bar, names, index, figures[index] ?? ''),
    ];
  });
}

/** Draws the text above a bar: the name at the left end, the figure at the right. */
function drawWords(bar: Box, names: Wrapped, index: number, figure: string): Element[] {
  const style = { fill: 'ink', verticalAlign: 'bottom' } as const;
  const { fontSize, lineHeight, lines } = names;
  const bold = {
    fontSize: figureSize,
    fontWeight: 'bold',
    align: 'right',
    lineHeight: 20,
  } as const;
  const y = bar.y - 2;
  return [
    text(
      { x: bar.x, y },
      { ...style, text: (lines[index] ?? []).join('\n'), fontSize, lineHeight },
    ),
    text({ x: bar.x + bar.width, y }, { ...style, text: figure, ...bold }),
  ];
}
