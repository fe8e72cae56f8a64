/** Years along the bottom of a panel. Every year has its band, even a year without a figure. */
import { type Element, text } from '../drawing/elements.js';
import type { TextRuler } from '../text/text-ruler.js';

interface OfYear {
  year: number;
  /** The label of a quarter or month. */
  label?: string;
}

export interface Bands {
  left: number;
  right: number;
  /** The width of one year. */
  width: number;
  centre: (index: number) => number;
  /** The left edge of the first year of the outlook; undefined if no year, or every year, is outlook. */
  boundary?: number;
}

const fontSize = 16;
/** With more years than this, gaps are left out: the bands would be too thin to see. */
const mostYears = 60;

/** The label of a point along the bottom. */
export function timeOf({ year, label }: OfYear): string {
  return label ?? String(year);
}

/**
 * Points in order of years, with an empty point for each missing year between them. Quarters and
 * months are already complete and in order.
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

/** Divides the width into one equal band per year. */
export function bandsOf(
  left: number,
  width: number,
  points: readonly { outlook?: boolean }[],
): Bands {
  const band = width / Math.max(1, points.length);
  const first = points.findIndex(({ outlook }) => outlook === true);
  return {
    left,
    right: left + width,
    width: band,
    centre: (index) => left + (index + 0.5) * band,
    ...(first > 0 && { boundary: left + first * band }),
  };
}

/** Between a label and the line where the outlook begins. */
const besideLine = 3;

/** The centre of a label that would otherwise be over the line where the outlook begins. */
export function keepOffLine(centre: number, half: number, { boundary }: Bands): number {
  if (boundary === undefined || Math.abs(centre - boundary) >= half + besideLine) return centre;
  return centre < boundary ? boundary - half - besideLine : boundary + half + besideLine;
}

/**
 * How far a label may reach beyond its panel: half the width of a year's label, so that years
 * always fit.
 */
const overhang = 20;

/**
 * As many labels as fit without touching, counted back from the last year. If the last year's label
 * is too long for the edge, counting starts at an earlier year.
 */
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
  // Labels may move this far without touching their neighbours.
  const leeway = Math.max(0, (stride * bands.width - widest - 2) / 2);
  const place = (year: string, index: number) => {
    const half = ruler.width(year, { fontSize }) / 2;
    const centre = bands.centre(index);
    const inside = Math.min(
      keepOffLine(centre, half, bands),
      Math.max(centre - leeway, bands.right - half),
    );
    return Math.abs(inside - centre) <= leeway ? inside : centre;
  };
  return years.flatMap((year, index) =>
    index <= last && (last - index) % stride === 0
      ? [
          text(
            { x: place(year, index), y: top },
            { text: year, fill: 'mutedInk', fontSize, align: 'center', verticalAlign: 'top' },
          ),
        ]
      : [],
  );
}
