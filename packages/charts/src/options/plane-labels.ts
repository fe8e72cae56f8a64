import { type Box, type Element, line, type Point, text } from './elements.js';
import { placeLabels } from './place-labels.js';
import type { TextRuler } from './text-ruler.js';

const widest = 200;

interface NamedPoint extends Point {
  name: string;
  radius: number;
  bold?: boolean;
}

export interface PlaneLabelsInput {
  points: NamedPoint[];
  bounds: Box;
  /** The zero lines, which names had better not lie over. */
  guides: Box[];
  ruler: TextRuler;
}

/** Names beside their points; a line leads to one that had to be put further away. */
export function drawPlaneLabels({ points, bounds, guides, ruler }: PlaneLabelsInput): Element[] {
  const labels = points.map((point) => {
    const lettering = { fontSize: point.bold ? 18 : 15, bold: point.bold ?? false };
    const lines = ruler.wrap(point.name, lettering, widest);
    const lineHeight = lettering.fontSize + 3;
    const width = ruler.widest(lines, lettering);
    return { ...point, ...lettering, lines, lineHeight, width, height: lines.length * lineHeight };
  });
  const placed = placeLabels(labels, bounds, guides);
  return labels.flatMap((label, index) => {
    const place = placed[index];
    if (!place) return [];
    const { box, far } = place;
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
  });
}

/** To the nearest place on the label's edge. */
function leader(from: Point, { x, y, width, height }: Box): Element {
  const to = {
    x: Math.min(Math.max(from.x, x), x + width),
    y: Math.min(Math.max(from.y, y), y + height),
  };
  return line(from, to, { stroke: 'neutral', lineWidth: 1 });
}
