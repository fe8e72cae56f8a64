import { type Box, type Element, line, type Point, text } from '../../drawing/elements.js';
import { placeLabels, type PlacedLabel } from '../../labels/place-labels.js';
import { cutLines } from '../../text/fit-lettering.js';
import type { TextRuler } from '../../text/text-ruler.js';

const widest = 200;

interface NamedPoint extends Point {
  name: string;
  radius: number;
  bold?: boolean;
}

export interface PlaneLabelsInput {
  points: NamedPoint[];
  bounds: Box;
  /** The zero lines, which names should not cover. */
  guides: Box[];
  ruler: TextRuler;
}

/** Names beside their points; a line connects a name that is further away. */
export function drawPlaneLabels({ points, bounds, guides, ruler }: PlaneLabelsInput): Element[] {
  const { labels, placed } = placeNames({ points, bounds, guides, ruler });
  return labels.flatMap((label, index) => {
    const placedLabel = placed[index];
    return placedLabel ? drawLabel(label, placedLabel) : [];
  });
}

/**
 * Places the names. The first is the chart's own industry: it is set smaller, wider and shorter
 * until it fits.
 */
function placeNames({ points, bounds, guides, ruler }: PlaneLabelsInput): {
  labels: Label[];
  placed: (PlacedLabel | null)[];
} {
  const [first, ...others] = points;
  const rest = others.map((point) => setName(point, ruler, { fontSize: 15, width: widest }));
  if (!first) return { labels: rest, placed: placeLabels(rest, bounds, guides) };
  let labels = rest;
  let placed: (PlacedLabel | null)[] = [];
  for (const setting of settings) {
    labels = [setName(first, ruler, setting), ...rest];
    placed = placeLabels(labels, bounds, guides);
    if (placed[0]) break;
  }
  return { labels, placed };
}

interface Setting {
  fontSize: number;
  width: number;
  /** The maximum number of lines; more are cut. */
  most?: number;
}

/** Settings for the first name, the most readable first. */
const settings: Setting[] = [
  { fontSize: 18, width: widest },
  { fontSize: 18, width: 300 },
  { fontSize: 16, width: widest },
  { fontSize: 15, width: 300 },
  { fontSize: 14, width: widest },
  { fontSize: 14, width: widest, most: 3 },
  { fontSize: 14, width: widest, most: 2 },
  { fontSize: 14, width: widest, most: 1 },
  { fontSize: 13, width: 120, most: 1 },
  { fontSize: 13, width: 60, most: 1 },
];

interface Label extends NamedPoint {
  lines: string[];
  fontSize: number;
  lineHeight: number;
  width: number;
  height: number;
}

function setName(point: NamedPoint, ruler: TextRuler, setting: Setting): Label {
  const { fontSize, width, most = Infinity } = setting;
  const lettering = { fontSize, bold: point.bold ?? false };
  const fits = (line: string) => ruler.width(line, lettering) <= width;
  const lines = cutLines(ruler.wrap(point.name, lettering, width), most, fits);
  const lineHeight = fontSize + 3;
  const size = { width: ruler.widest(lines, lettering), height: lines.length * lineHeight };
  return { ...point, lines, fontSize, lineHeight, ...size };
}

function drawLabel(label: Label, { box, far }: PlacedLabel): Element[] {
  const toLeft = box.x + box.width <= label.x;
  return [
    ...(far ? [leader(label, box)] : []),
    text(
      { x: toLeft ? box.x + box.width : box.x, y: box.y + box.height / 2 },
      {
        text: label.lines.join('\n'),
        fill: label.bold ? 'ink' : 'mutedInk',
        stroke: 'background',
        lineWidth: 4,
        fontSize: label.fontSize,
        ...(label.bold && { fontWeight: 'bold' }),
        lineHeight: label.lineHeight,
        align: toLeft ? 'right' : 'left',
        verticalAlign: 'middle',
      },
    ),
  ];
}

/** A line to the nearest point on the label's edge. */
function leader(from: Point, { x, y, width, height }: Box): Element {
  const to = {
    x: Math.min(Math.max(from.x, x), x + width),
    y: Math.min(Math.max(from.y, y), y + height),
  };
  return line(from, to, { stroke: 'neutral', lineWidth: 1 });
}
