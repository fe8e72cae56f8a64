interface OfYear {
  year: number;
}

/** Beyond this many years, gaps are left out rather than drawn: the columns would be too thin to see. */
const mostYears = 60;

/** Points in order of years, with an empty one for each year that is missing between them. */
export function fillYears<Point extends OfYear>(
  points: readonly Point[],
  empty: (year: number, before: Point) => Point,
): Point[] {
  const sorted = [...points].sort((a, b) => a.year - b.year);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined || last.year - first.year > mostYears)
    return sorted;
  const filled: Point[] = [];
  for (const point of sorted) {
    let before = filled.at(-1);
    while (before !== undefined && before.year + 1 < point.year) {
      before = empty(before.year + 1, before);
      filled.push(before);
    }
    filled.push(point);
  }
  return filled;
}

/** How many bands apart labels must be so that none touches the next. */
export function labelStride(widest: number, bandWidth: number): number {
  return Math.max(1, Math.ceil((widest + 8) / bandWidth));
}
