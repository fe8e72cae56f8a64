/** A supply chain for phones: tiers one below the other, each industry on a card of full width. */
import type { Drawing } from '../../drawing/chart-option.js';
import { type Box, type Element, line, polygon, rect, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { fitLettering } from '../../text/fit-lettering.js';
import type { ColorRole } from '../../themes/theme.js';
import type { Tier } from './supply-columns.js';

/** The most comfortable height of a card, of a heading, and of the arrow between tiers. */
const supplyListHeights = { card: 48, heading: 30, arrow: 30 };
const padding = 10;
const nameSizes = [17, 16, 15, 14, 13, 12, 11, 10, 9];
/** Suppliers sell to the first tier, buyers buy from it. */
const arrows = { suppliers: '→', industry: '', buyers: '←' };
const arrow = { length: 9, half: 6 };

interface Row {
  name: string;
  /** The first-tier industries that a second-tier industry deals with, after an arrow. */
  via: string;
  isIndustry: boolean;
}

export function drawSupplyList(tiers: Tier[], { plot, ruler }: Page): Drawing<ColorRole> {
  const scale = Math.min(1, plot.height / supplyListHeight(tiers));
  const graphic: Element[] = [];
  let y = plot.y;
  tiers.forEach((tier, index) => {
    if (index > 0) {
      const height = supplyListHeights.arrow * scale;
      graphic.push(...drawArrow({ ...plot, y, height }));
      y += height;
    }
    if (tier.heading !== '') {
      const height = supplyListHeights.heading * scale;
      graphic.push(...drawHeading(tier.heading, { ...plot, y, height }, ruler));
      y += height;
    }
    for (const row of rowsOf(tier)) {
      const height = supplyListHeights.card * scale;
      graphic.push(...drawCard(row, { ...plot, y, height: height * 0.9 }, ruler));
      y += height;
    }
  });
  return { series: [], graphic };
}

export function supplyListHeight(tiers: readonly Tier[]): number {
  const { card, heading, arrow: between } = supplyListHeights;
  const inTiers = tiers.map(
    (tier) => tier.links.length * card + (tier.heading === '' ? 0 : heading),
  );
  return inTiers.reduce((sum, height) => sum + height + between, -between);
}

function rowsOf({ links, side }: Tier): Row[] {
  return links.map(({ name, via }) => ({
    name,
    via: via.length === 0 ? '' : `${arrows[side]} ${[...new Set(via)].join(', ')}`,
    isIndustry: side === 'industry',
  }));
}

function drawHeading(words: string, box: Box, ruler: Page['ruler']): Element[] {
  const { fontSize, lines } = fitLettering({
    texts: [words],
    width: box.width,
    height: box.height,
    sizes: [17, 16, 15, 14, 13, 12, 11, 10],
    ruler,
    bold: true,
  });
  const style = { fill: 'mutedInk', fontWeight: 'bold', verticalAlign: 'middle' } as const;
  const at = { x: box.x, y: box.y + box.height / 2 };
  return [text(at, { ...style, text: lines[0]?.[0] ?? '', fontSize })];
}

/** The name at the left; at the right, smaller, the industries that a second-tier industry deals with. */
function drawCard({ name, via, isIndustry }: Row, box: Box, ruler: Page['ruler']): Element[] {
  const inner = box.width - 2 * padding;
  const nameWidth = via === '' ? inner : inner * 0.55;
  const room = { height: box.height - 4, sizes: nameSizes, ruler };
  const names = fitLettering({ ...room, texts: [name], width: nameWidth, bold: isIndustry });
  const partners = fitLettering({
    ...room,
    texts: [via],
    width: inner * 0.45 - padding,
    sizes: nameSizes.slice(3),
  });
  const y = box.y + box.height / 2;
  const outline = { fill: 'background', stroke: 'neutral', lineWidth: 1.5 } as const;
  const card = rect(box, isIndustry ? { fill: 'accent' } : outline);
  const elements: Element[] = [
    { ...card, shape: { ...card.shape, r: 4 } },
    text(
      { x: box.x + padding, y },
      {
        text: (names.lines[0] ?? []).join('\n'),
        fill: isIndustry ? 'background' : 'ink',
        fontSize: names.fontSize,
        ...(isIndustry && { fontWeight: 'bold' }),
        lineHeight: names.lineHeight,
        verticalAlign: 'middle',
      },
    ),
  ];
  if (via === '') return elements;
  const style = { fill: 'mutedInk', align: 'right', verticalAlign: 'middle' } as const;
  const { fontSize, lineHeight, lines } = partners;
  const at = { x: box.x + box.width - padding, y };
  return [
    ...elements,
    text(at, { ...style, text: (lines[0] ?? []).join('\n'), fontSize, lineHeight }),
  ];
}

/** A short arrow downwards, in the middle. */
function drawArrow({ x, y, width, height }: Box): Element[] {
  const centre = x + width / 2;
  const tip = y + height * 0.85;
  const end = tip - arrow.length;
  return [
    line(
      { x: centre, y: y + height * 0.05 },
      { x: centre, y: end },
      { stroke: 'neutral', lineWidth: 2 },
    ),
    polygon(
      [
        { x: centre, y: tip },
        { x: centre - arrow.half, y: end },
        { x: centre + arrow.half, y: end },
      ],
      { fill: 'neutral' },
      1,
    ),
  ];
}
