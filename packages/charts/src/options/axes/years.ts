/** Years along the foot of a panel: every one has its band, also the one without a figure. */
import { type Element, text } from '../drawing/elements.js';
import type { TextRuler } from '../text/text-ruler.js';

interface OfYear {
  year: number;
  /** Of a quarter or month, as it is written. */
  label?: string;
}

export interface Bands {
  left: number;
  right: number;
  /** The width of one year. */
  width: number;
  centre: (index: number) => number;
}

const fontSize = 16;
/** Past this many years gaps are left out rather than drawn: the bands would be too thin to see. */
const mostYears = 60;

/** As the point is written along the foot. */
export function timeOf({ year, label }: OfYear): string {
  return label ?? String(year);
}

/**
 * Points in order of years, with an empty one for each year that is missing between them. Quarters and
 * months come complete and in order.
 */
export function fillYears<Point extends OfYear>(
  points: readonly Point[],
  empty: (year: number, before: Point) => Point,
): Point[] {
  if (points.some(({ label }) => label !== undefined)) return [...points];
  const sorted = [...points].sort((a, b) => a.year - b.year);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last || last.year - first.year > mostYears) return sorted;
  return sorted.reduce<Point[]>((filled, point) => {
    let before = filled.at(-1);
    while (before && before.year + 1 < point.year) {
      before = empty(before.year + 1, before);
      filled.push(before);
    }
    return [...filled, point];
  }, []);
}

/** As many bands of one width as there are years. */
export function bandsOf(left: number, width: number, count: number): Bands {
  const band = width / Math.max(1, count);
  return { left, right: left + width, width: band, centre: (index) => left + (index + 0.5) * band };
}

/** How far a label may reach beyond its panel: half a year's, so that years always may. */
const overhang = 20;

/** As many years as fit without touching, counted back from the last; a long label may end before it. */
export function yearLabels(
  years: readonly string[],
  bands: Bands,
  top: number,
  ruler: TextRuler,
): Element[] {
  const widest = ruler.widest(years, { fontSize });
  const stride = Math.max(1, Math.ceil((widest + 8) / bands.width));
  const last = years.findLastIndex(
    (year, index) =>
      bands.centre(index) + ruler.width(year, { fontSize }) / 2 <= bands.right + overhang,
  );
  return years.flatMap((year, index) =>
    index <= last && (last - index) % stride === 0
      ? [
          text(
            { x: bands.centre(index), y: top },
            { text: year, fill: 'mutedInk', fontSize, align: 'center', verticalAlign: 'top' },
          ),
        ]
      : [],
  );
}
