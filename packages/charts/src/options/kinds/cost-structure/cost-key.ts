/**
 * The legend of the cost structure: what the two bars stand for, and the unit of the differences.
 */
import type { CostStructureChart, Locale } from '@broadsheet/contract';
import { type Element, rect, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';

/** The column of differences, for wide and for narrow charts. */
const differenceWidths = { wide: 124, narrow: 108 };
export const differenceWidthOf = ({ narrow }: Page): number =>
  narrow ? differenceWidths.narrow : differenceWidths.wide;

const lettering = { fontSize: 17, bold: true };
const lineHeight = 22;
/** The distance from a swatch to its name, and from a name to the next swatch. */
const indent = 32;
const gap = 44;
const swatches = { industry: { top: 2, height: 18 }, sector: { top: 6, height: 10 } };
const headings: Record<Locale, string> = { en: 'Difference, points', ja: '差（ポイント）' };

export function drawCostKey(
  { words, locale }: CostStructureChart,
  page: Page,
): { elements: Element[]; height: number } {
  const { plot, ruler } = page;
  const width = differenceWidthOf(page);
  const difference = ruler.wrap(headings[locale], lettering, width);
  const names = placeNames(words, page, plot.width - width);
  const style = { fill: 'ink', fontSize: 17, lineHeight, verticalAlign: 'top' } as const;
  const heading = { ...style, text: difference.join('\n'), align: 'right' } as const;
  return {
    elements: [
      ...names.flatMap(({ side, x, y, lines }) => [
        swatch(side, x, y),
        text({ x: x + indent, y }, { ...style, text: lines.join('\n'), fontWeight: 'bold' }),
      ]),
      text({ x: plot.x + plot.width, y: plot.y }, heading),
    ],
    height:
      Math.max(
        difference.length * lineHeight,
        ...names.map(({ y, lines }) => y - plot.y + lines.length * lineHeight),
      ) + 12,
  };
}

interface PlacedName {
  side: 'industry' | 'sector';
  x: number;
  y: number;
  lines: string[];
}

/** The two names side by side; one below the other on a narrow chart. */
function placeNames(
  words: CostStructureChart['words'],
  { plot, ruler, narrow }: Page,
  width: number,
): PlacedName[] {
  const most = narrow ? width - indent - 12 : (width - gap) / 2 - indent - gap;
  const industry = ruler.wrap(words.industry, lettering, most);
  const sector = ruler.wrap(words.sector, lettering, most);
  const { x, y } = plot;
  const sectorPlace = narrow
    ? { x, y: y + industry.length * lineHeight + 4 }
    : { x: x + indent + ruler.widest(industry, lettering) + gap, y };
  return [
    { side: 'industry', x, y, lines: industry },
    { side: 'sector', ...sectorPlace, lines: sector },
  ];
}

/** A swatch as thick as the bar that it stands for. */
function swatch(side: 'industry' | 'sector', x: number, y: number): Element {
  const { top, height } = swatches[side];
  const fill = side === 'industry' ? 'accent' : 'comparison';
  return rect({ x, y: y + top, width: 22, height }, { fill });
}
