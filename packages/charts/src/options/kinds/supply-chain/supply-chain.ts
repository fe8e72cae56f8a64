/** Suppliers, the industry and its buyers as five columns, with flows from left to right. */
import type { SupplyChainChart } from '@broadsheet/contract';
import type { Drawing } from '../../drawing/chart-option.js';
import { type Element, rect, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { fitLettering, type Wrapped } from '../../text/fit-lettering.js';
import type { TextRuler } from '../../text/text-ruler.js';
import type { ColorRole } from '../../themes/theme.js';
import { flow } from './flow.js';
import { type Card, type Column, layOutColumns, type Tier } from './supply-columns.js';
import { drawSupplyList } from './supply-list.js';

export function drawSupplyChain(data: SupplyChainChart, page: Page): Drawing<ColorRole> {
  const { plot, ruler } = page;
  const tiers = listTiers(data);
  if (page.narrow) return drawSupplyList(tiers, page);
  const headings = fitHeadings(tiers, plot.width, ruler);
  const head = Math.max(...headings.lines.map(({ length }) => length)) * headings.lineHeight + 8;
  const room = { ...plot, y: plot.y + head, height: plot.height - head };
  const { columns, cards } = layOutColumns(tiers, room, ruler);
  return {
    series: [],
    graphic: [
      ...columns.flatMap((column, index) => drawHeading(column, headings, index, plot.y)),
      ...drawFlows(columns),
      ...cards.flatMap(drawCard),
    ],
  };
}

/** The tiers that have industries, from the first supplier to the last buyer. */
export function listTiers(data: SupplyChainChart): Tier[] {
  return tiersOf(data).filter(({ links }) => links.length > 0);
}

function tiersOf({ industry, suppliers, buyers, words }: SupplyChainChart): Tier[] {
  return [
    { heading: words.secondSuppliers, side: 'suppliers', links: suppliers.second },
    { heading: words.firstSuppliers, side: 'suppliers', links: suppliers.first },
    { heading: '', side: 'industry', links: [{ name: industry, via: [] }] },
    { heading: words.firstBuyers, side: 'buyers', links: buyers.first },
    { heading: words.secondBuyers, side: 'buyers', links: buyers.second },
  ];
}

function fitHeadings(tiers: Tier[], width: number, ruler: TextRuler): Wrapped {
  return fitLettering({
    texts: tiers.map(({ heading }) => heading),
    width: width / tiers.length - 40,
    height: 44,
    sizes: [17, 16, 15, 14, 13],
    ruler,
    bold: true,
  });
}

function drawHeading({ x, width }: Column, headings: Wrapped, index: number, y: number): Element[] {
  const lines = headings.lines[index] ?? [];
  if (lines.length === 0) return [];
  const { fontSize, lineHeight } = headings;
  const style = {
    fill: 'mutedInk',
    fontWeight: 'bold',
    align: 'center',
    verticalAlign: 'top',
  } as const;
  return [
    text({ x: x + width / 2, y }, { ...style, text: lines.join('\n'), fontSize, lineHeight }),
  ];
}

/**
 * Every first-tier industry is connected to the industry; a second-tier industry to those it names.
 */
function drawFlows(columns: Column[]): Element[] {
  const middle = columns.findIndex(({ side }) => side === 'industry');
  return columns.flatMap((column, index) => {
    const inner = columns[index < middle ? index + 1 : index - 1];
    if (index === middle || !inner) return [];
    return column.links.flatMap(({ name, via }) => {
      const partners = inner.side === 'industry' ? inner.links.map((link) => link.name) : via;
      return [...new Set(partners)].flatMap((partner) => {
        const [outer, next] = [column.boxes.get(name), inner.boxes.get(partner)];
        if (!outer || !next) return [];
        return index < middle ? flow(outer, next) : flow(next, outer);
      });
    });
  });
}

function drawCard({ box, isIndustry, lines, fontSize, lineHeight }: Card): Element[] {
  const outline = { fill: 'background', stroke: 'neutral', lineWidth: 1.5 } as const;
  const card = rect(box, isIndustry ? { fill: 'accent' } : outline);
  return [
    { ...card, shape: { ...card.shape, r: 4 } },
    text(
      { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      {
        text: lines.join('\n'),
        fill: isIndustry ? 'background' : 'ink',
        fontSize,
        ...(isIndustry && { fontWeight: 'bold' }),
        lineHeight,
        align: 'center',
        verticalAlign: 'middle',
      },
    ),
  ];
}
