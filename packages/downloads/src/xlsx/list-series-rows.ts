import { phrasesOf, type Fact, type Point, type Series, type SeriesBlock } from '@broadsheet/view';

/** A row of a table of series: a series, or a detail of its points such as the change. */
export interface SeriesRow {
  series: Series;
  /** For a detail: the position of the row of its series. */
  owner?: number;
}

/** Each series, and below it a row for each kind of detail that its points have. */
export function listSeriesRows({ unit, series }: SeriesBlock, language: string): SeriesRow[] {
  const { colon } = phrasesOf(language);
  const rows: SeriesRow[] = [];
  for (const each of series) {
    const owner = rows.length;
    const own = each.unit ?? unit;
    const points = each.points.map(dropDetails);
    rows.push({ series: { ...each, ...(own !== undefined && { unit: own }), points } });
    for (const detail of listPointDetails(each)) {
      rows.push({ series: readDetail(each, detail, `${each.name}${colon}${detail.name}`), owner });
    }
  }
  return rows;
}

const dropDetails = (point: Point): Point =>
  point.details.length === 0 ? point : { ...point, details: [] };

/** The first of each name. */
function listPointDetails({ points }: Series): Fact[] {
  const found = new Map<string, Fact>();
  for (const detail of points.flatMap(({ details }) => details)) {
    if (!found.has(detail.name)) found.set(detail.name, detail);
  }
  return [...found.values()];
}

function readDetail({ points }: Series, { name, measure }: Fact, title: string): Series {
  return {
    name: title,
    ...(measure?.unit !== undefined && { unit: measure.unit }),
    ...(measure && { measure }),
    details: [],
    points: points.flatMap(({ period, label, isOutlook, details }): Point[] => {
      const { cell } = details.find((detail) => detail.name === name) ?? {};
      if (!cell) return [];
      const value = typeof cell.value === 'number' ? cell.value : null;
      const { text } = cell;
      return [{ period, label, value, text, isOutlook, isSuppressed: false, details: [] }];
    }),
  };
}

/** The rows as a block, with the unit above the table if all share it. */
export function shareUnit({ heading }: SeriesBlock, rows: readonly SeriesRow[]): SeriesBlock {
  const [first] = rows;
  const unit = first?.series.unit;
  const isShared = rows.every(({ series }) => series.unit === unit);
  return {
    kind: 'series',
    ...(heading !== undefined && { heading }),
    ...(isShared && unit !== undefined && { unit }),
    series: rows.map(({ series }) => {
      if (!isShared) return series;
      const { unit: _, ...others } = series;
      return others;
    }),
  };
}
