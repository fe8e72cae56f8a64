/** Suppliers, the industry and its buyers as five columns, flowing left to right. */
import type { SupplyChainChart, SupplyChainLink } from '@broadsheet/contract';
import type { Drawing } from './chart-option.js';
import { type Box, type Element, rect, text } from './elements.js';
import { fitLettering, type Wrapped } from './fit-lettering.js';
import { flow } from './flow.js';
import type { Page } from './frame.js';
import type { TextRuler } from './text-ruler.js';
import type { ColorRole } from './theme.js';

const sizes = [18, 17, 16, 15, 14, 13, 12, 11];
const padding = 9;
const columnGap = 46;
const boxGap = 8;
const tallestBox = 76;

/** One tier, or the industry itself in the middle. */
interface Tier {
  heading: string;
  side: 'suppliers' | 'industry' | 'buyers';
  links: SupplyChainLink[];
}

interface Column extends Tier {
  x: number;
  width: number;
  boxes: Map<string, Box>;
}

export function drawSupplyChain(data: SupplyChainChart, { plot, ruler }: Page): Drawing<ColorRole> {
  const tiers = tiersOf(data).filter(({ links }) => links.length > 0);
  const width = (plot.width - columnGap * (tiers.length - 1)) / tiers.length;
  const headings = headingsOf(tiers, width, ruler);
  const headHeight =
    Math.max(...headings.lines.map(({ length }) => length)) * headings.lineHeight + 10;
  const room = { ...plot, y: plot.y + headHeight, height: plot.height - headHeight };
  const columns = tiers.map((tier, index) =>
    stackColumn(tier, { ...room, x: plot.x + index * (width + columnGap), width }),
  );
  const names = fitLettering({
    texts: columns.flatMap(({ links }) => links.map(({ name }) => name)),
    width: width - 2 * padding,
    height: smallestBox(columns) - 4,
    sizes,
    ruler,
  });
  return {
    series: [],
    graphic: [
      ...drawHeadings(columns, headings, plot.y),
      ...drawFlows(columns),
      ...drawBoxes(columns, names),
    ],
  };
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

function headingsOf(tiers: Tier[], width: number, ruler: TextRuler): Wrapped {
  return fitLettering({
    texts: tiers.map(({ heading }) => heading),
    width,
    height: 44,
    sizes: [17, 16, 15, 14, 13],
    ruler,
    bold: true,
  });
}

/** Boxes of one height, spread evenly over the column. */
function stackColumn(tier: Tier, room: Box): Column {
  const pitch = room.height / tier.links.length;
  const height = Math.min(tallestBox, pitch - boxGap);
  const boxes = tier.links.map(({ name }, index): [string, Box] => [
    name,
    { x: room.x, y: room.y + (index + 0.5) * pitch - height / 2, width: room.width, height },
  ]);
  return { ...tier, x: room.x, width: room.width, boxes: new Map(boxes) };
}

function smallestBox(columns: Column[]): number {
  return Math.min(
    ...columns.flatMap(({ boxes }) => [...boxes.values()].map(({ height }) => height)),
  );
}

function drawHeadings(columns: Column[], headings: Wrapped, y: number): Element[] {
  return columns.flatMap(({ x, width, heading }, index) =>
    heading === ''
      ? []
      : [
          text(
            { x: x + width / 2, y },
            {
              text: (headings.lines[index] ?? []).join('\n'),
              fill: 'mutedInk',
              fontSize: headings.fontSize,
              fontWeight: 'bold',
              lineHeight: headings.lineHeight,
              align: 'center',
              verticalAlign: 'top',
            },
          ),
        ],
  );
}

/** Every first-tier industry deals with the industry; a second-tier one with those it names. */
function drawFlows(columns: Column[]): Element[] {
  const middle = columns.findIndex(({ side }) => side === 'industry');
  return columns.flatMap((column, index) => {
    if (index === middle) return [];
    const inner = columns[index < middle ? index + 1 : index - 1];
    return column.links.flatMap(({ name, via }) => {
      const outerBox = column.boxes.get(name);
      const partners = inner?.side === 'industry' ? [...inner.boxes.keys()] : via;
      return partners.flatMap((partner) => {
        const innerBox = inner?.boxes.get(partner);
        if (!outerBox || !innerBox) return [];
        return index < middle ? flow(outerBox, innerBox) : flow(innerBox, outerBox);
      });
    });
  });
}

function drawBoxes(columns: Column[], { fontSize, lineHeight, lines }: Wrapped): Element[] {
  const boxes = columns.flatMap(({ side, boxes }) =>
    [...boxes.values()].map((box) => ({ side, box })),
  );
  return boxes.flatMap(({ side, box }, index) => {
    const isIndustry = side === 'industry';
    const style = isIndustry
      ? ({ fill: 'accent' } as const)
      : ({ fill: 'background', stroke: 'neutral', lineWidth: 1.5 } as const);
    return [
      { ...rect(box, style), shape: { ...rect(box, style).shape, r: 4 } },
      text(
        { x: box.x + box.width / 2, y: box.y + box.height / 2 },
        {
          text: (lines[index] ?? []).join('\n'),
          fill: isIndustry ? 'background' : 'ink',
          fontSize,
          ...(isIndustry && { fontWeight: 'bold' }),
          lineHeight,
          align: 'center',
          verticalAlign: 'middle',
        },
      ),
    ];
  });
}
