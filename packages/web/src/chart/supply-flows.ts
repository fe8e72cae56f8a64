import type { GraphicElement } from './graphic-element.js';

/** A box of the supply chain: its name, and the elements of the flows that touch it. */
interface SupplyCard {
  name: string;
  flows: ReadonlySet<number>;
}

interface SupplyFlows {
  /** Every element of every flow. */
  flows: ReadonlySet<number>;
  /** By the index of the box among the elements. */
  cards: ReadonlyMap<number, SupplyCard>;
}

/** The largest gap between a flow's end and its box: the length of an arrowhead, and some. */
const reach = 16;

/** Finds which flows belong to which box; charts of other types have none. */
export function findFlows(elements: GraphicElement[]): SupplyFlows {
  const curves = elements.flatMap(({ type }, index) => (type === 'bezierCurve' ? [index] : []));
  // Each curve is followed by its arrowhead.
  const withHeads = (indexes: number[]) => indexes.flatMap((index) => [index, index + 1]);
  const cards = new Map<number, SupplyCard>();
  for (const [index, element] of curves.length > 0 ? elements.entries() : []) {
    const name = elements[index + 1]?.style?.text;
    if (element.type !== 'rect' || element.shape?.r === undefined || name === undefined) continue;
    const touching = curves.filter((curve) => touches(elements[curve]?.shape, element.shape));
    cards.set(index, { name, flows: new Set(withHeads(touching)) });
  }
  return { flows: new Set(withHeads(curves)), cards };
}

type Shape = GraphicElement['shape'];

function touches(curve: Shape, box: Shape): boolean {
  if (!curve || !box) return false;
  const { x = 0, y = 0, width = 0, height = 0 } = box;
  const isAt = (px = 0, py = 0) =>
    px >= x - reach && px <= x + width + reach && py >= y - 1 && py <= y + height + 1;
  return isAt(curve.x1, curve.y1) || isAt(curve.x2, curve.y2);
}
