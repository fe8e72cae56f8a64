export interface LinePoint {
  year: number;
  /** Null if unknown: the line has a gap. */
  value: number | null;
  isOutlook: boolean;
}

export const lineSize = { width: 220, height: 56 } as const;
const margin = 5;

interface Point {
  x: number;
  y: number;
}

interface Line {
  /** The past and the expected values; the outlook begins where the history ends. */
  history: string;
  outlook: string;
  last: Point | undefined;
}

/** A line through the known values, scaled to their own range. */
export function layOutLine(points: readonly LinePoint[]): Line {
  const years = points.map(({ year }) => year);
  const values = points.flatMap(({ value }) => value ?? []);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const along = (part: number, length: number) => margin + part * (length - 2 * margin);
  const toPoint = ({ year, value }: LinePoint): Point | undefined =>
    value === null
      ? undefined
      : {
          x: along(to === from ? 0.5 : (year - from) / (to - from), lineSize.width),
          y: along(most === least ? 0.5 : (most - value) / (most - least), lineSize.height),
        };
  const begin = points.findIndex(({ isOutlook }) => isOutlook);
  const count = begin === -1 ? points.length : begin;
  const known = points.map(toPoint);
  return {
    history: writePath(known.slice(0, count)),
    outlook: begin === -1 ? '' : writePath(known.slice(Math.max(0, begin - 1))),
    last: known.findLast((each) => each !== undefined),
  };
}

function writePath(drawn: (Point | undefined)[]): string {
  return drawn
    .map((toPoint, index) => {
      if (!toPoint) return '';
      const command = drawn[index - 1] ? 'L' : 'M';
      return `${command}${toPoint.x.toFixed(1)} ${toPoint.y.toFixed(1)}`;
    })
    .join('');
}
