/** The positions of the boxes in a supply chain, and the size of their names. */
import type { SupplyChainLink } from '@broadsheet/contract';
import type { Box } from '../../drawing/elements.js';
import { fitLettering, type Wrapped } from '../../text/fit-lettering.js';
import type { TextRuler } from '../../text/text-ruler.js';

const tierSizes = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9];
const industrySizes = [20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9];
const padding = 7;
/** Gaps between columns for the flows; narrower if long names need the room. */
const columnGaps = [66, 50, 34];
/** If names would be smaller than this, the gaps between columns are made narrower. */
const comfortable = 15;
/** The industry is alone in its column: narrower and taller than the others. */
const industryWidth = 0.9;
const tallest = { suppliers: 84, industry: 130, buyers: 84 };
/** The padding above and below a name; less if many boxes share a column, to keep letters large. */
const breath = { most: 4, share: 0.04 };

/** One tier, or the industry itself in the middle. */
export interface Tier {
  heading: string;
  side: 'suppliers' | 'industry' | 'buyers';
  links: SupplyChainLink[];
}

export interface Column extends Tier {
  x: number;
  width: number;
  /** Boxes by the name of their industry. */
  boxes: Map<string, Box>;
}

/** A box with the name in it. */
export interface Card {
  box: Box;
  isIndustry: boolean;
  lines: string[];
  fontSize: number;
  lineHeight: number;
}

export interface SupplyLayout {
  columns: Column[];
  cards: Card[];
}

/** Uses the widest gaps that leave names easy to read, or else the narrowest. */
export function layOutColumns(tiers: Tier[], room: Box, ruler: TextRuler): SupplyLayout {
  let layout: SupplyLayout = { columns: [], cards: [] };
  for (const gap of columnGaps) {
    const columns = placeColumns(tiers, room, gap);
    layout = { columns, cards: nameCards(columns, ruler) };
    if (layout.cards.every(({ fontSize }) => fontSize >= comfortable)) break;
  }
  return layout;
}

function placeColumns(tiers: Tier[], room: Box, gap: number): Column[] {
  const unit = (room.width - gap * (tiers.length - 1)) / (tiers.length - 1 + industryWidth);
  let x = room.x;
  return tiers.map((tier) => {
    const width = tier.side === 'industry' ? unit * industryWidth : unit;
    const column = { ...tier, x, width, boxes: stackBoxes(tier, { ...room, x, width }) };
    x += width + gap;
    return column;
  });
}

/** Boxes of one height, spread evenly over the column. */
function stackBoxes({ links, side }: Tier, room: Box): Map<string, Box> {
  const pitch = room.height / links.length;
  const height = Math.min(tallest[side], pitch - Math.min(10, pitch * 0.08));
  return new Map(
    links.map(({ name }, index) => [
      name,
      { ...room, y: room.y + (index + 0.5) * pitch - height / 2, height },
    ]),
  );
}

/** Sets all tiers in one font size, and the industry in its own. */
function nameCards(columns: Column[], ruler: TextRuler): Card[] {
  const groups = [
    columns.filter(({ side }) => side !== 'industry'),
    columns.filter(({ side }) => side === 'industry'),
  ];
  return groups.flatMap((group) => {
    const boxes = group.flatMap((column) => [...column.boxes]);
    const isIndustry = group[0]?.side === 'industry';
    if (boxes.length === 0) return [];
    const { lines, fontSize, lineHeight } = fitNames(boxes, isIndustry, ruler);
    return boxes.map(([, box], index) => ({
      box,
      isIndustry,
      lines: lines[index] ?? [],
      fontSize,
      lineHeight,
    }));
  });
}

function fitNames(boxes: [string, Box][], isIndustry: boolean, ruler: TextRuler): Wrapped {
  return fitLettering({
    texts: boxes.map(([name]) => name),
    width: Math.min(...boxes.map(([, { width }]) => width)) - 2 * padding,
    height: Math.min(...boxes.map(([, { height }]) => roomIn(height))),
    sizes: isIndustry ? industrySizes : tierSizes,
    ruler,
    bold: isIndustry,
  });
}

function roomIn(height: number): number {
  return height - 2 * Math.min(breath.most, height * breath.share);
}
