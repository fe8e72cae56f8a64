/** In the units of the drawing, which is scaled to the available width. */
export const plot = { width: 300, height: 168 } as const;
const top = 20;
const bottom = plot.height - 24;
const labelGap = 5;
const labelHeight = 12;

interface OptionalValue {
  /** Undefined if the report does not give it. */
  value: number | undefined;
}

/** A point with the position of its column. */
export type LaidOut<Point> = Point & Column;

interface Column {
  left: number;
  step: number;
  middle: number;
  x: number;
  y: number;
  width: number;
  height: number;
  labelY: number;
}

/** Columns start at zero and go up or down; there is room for a label beyond each end. */
export function layOutColumns<Point extends OptionalValue>(
  points: Point[],
): { columns: LaidOut<Point>[]; zero: number } {
  const values = points.map(({ value }) => value ?? 0);
  const largest = Math.max(0, ...values);
  const smallest = Math.min(0, ...values);
  const floor = smallest < 0 ? bottom - labelHeight - labelGap : bottom;
  const span = largest - smallest || 1;
  const yOf = (value: number) => top + ((largest - value) / span) * (floor - top);
  const zero = largest === smallest ? floor : yOf(0);
  const step = plot.width / points.length;
  const width = Math.min(step * 0.62, 46);
  const columns = points.map((point, index) => {
    const { value } = point;
    const left = index * step;
    const middle = left + step / 2;
    const end = value === undefined ? zero : yOf(value);
    // A relatively small value still gets a thin line.
    const height = Math.max(Math.abs(end - zero), value === undefined || value === 0 ? 0 : 1);
    const isBelow = value !== undefined && value < 0;
    return {
      ...point,
      ...{ left, step, middle, width, height },
      x: middle - width / 2,
      y: isBelow ? zero : zero - height,
      labelY: isBelow ? zero + height + labelGap + labelHeight * 0.7 : zero - height - labelGap,
    };
  });
  return { columns, zero };
}
