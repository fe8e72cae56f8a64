/**
 * The legend of the cost structure: what the two bars stand for, and the unit of the differences.
 */
import type { CostStructureChart, Locale } from '@broadsheet/contract';
import { type Element, rect, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';

export const differenceWidth = 124;
const lettering = { fontSize: 17, bold: true };
const lineHeight = 22;
/** The distance from a swatch to its name, and from a name to the next swatch. */
const indent = 32;
const gap = 44;
const swatches = { industry: { top: 2, height: 18 }, sector: { top: 6, height: 10 } };
const headings: Record<Locale, string> = { en: 'Difference, points', ja: '差（ポイント）' };

export function drawCostKey(
  { words, locale }: CostStructureChart,
  { plot, ruler }: Page,
): { elements: Element[]; height: number } {
  const most = (plot.width - differenceWidth - gap) / 2 - indent - gap;
  const industry = ruler.wrap(words.industry, lettering, most);
  const sector = ruler.wrap(words.sector, lettering, most);
  const difference = ruler.wrap(headings[locale], lettering, differenceWidth);
  const sectorX = plot.x + indent + ruler.widest(industry, lettering) + gap;
  const style = { fill: 'ink', fontSize: 17, lineHeight, verticalAlign: 'top' } as const;
  const name = (x: number, lines: string[]): Element =>
    text({ x: x + indent, y: plot.y }, { ...style, text: lines.join('\n'), fontWeight: 'bold' });
  return {
    elements: [
      swatch('industry', plot.x, plot.y),
      name(plot.x, industry),
      swatch('sector', sectorX, plot.y),
      name(sectorX, sector),
      text(
        { x: plot.x + plot.width, y: plot.y },
        { ...style, text: difference.join('\n'), align: 'right' },
      ),
    ],
    height: Math.max(industry.length, sector.length, difference.length) * lineHeight + 12,
  };
}

/** A swatch as thick as the bar that it stands for. */
function swatch(side: 'industry' | 'sector', x: number, y: number): Element {
  const { top, height } = swatches[side];
  const fill = side === 'industry' ? 'accent' : 'comparison';
  return rect({ x, y: y + top, width: 22, height }, { fill });
}
