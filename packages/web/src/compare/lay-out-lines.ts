import { ticksAround } from '@broadsheet/charts/nice-ticks';
import type { Line, LinePoint } from './build-lines.js';
import { spreadLabels } from './spread-labels.js';

interface PlotSize {
  width: number;
  height: number;
}

/** Space around the plot, for the years below it and the letters of its lines. */
const margins = { top: 12, right: 40, bottom: 28 };
/** The space between the labels of the values and the plot. */
const labelGap = 8;
/** The height of a letter that names a line, with the space below it. */
const letterHeight = 18;
/** The letter is right of the last point, behind a short line that leads to it. */
const letterDistance = 22;
/** Widths of letters of the labels, in units of the drawing; generous, since fonts differ. */
const letterWidths = { narrow: 7.5, wide: 12.5 };
const mostSteps = 5;

export interface LaidOutLine {
  key: string;
  /** Unbroken stretches, reported or expected. */
  paths: { d: string; isOutlook: boolean }[];
  dots: { x: number; y: number; isOutlook: boolean }[];
  /** The last point and the position of the line's letter. */
  end: { x: number; y: number; letter: { x: number; y: number } } | undefined;
}

export interface LaidOutLines {
  lines: LaidOutLine[];
  ticks: { label: string; y: number }[];
  years: { year: number; x: number }[];
  /** The left and right end of the plot. */
  left: number;
  right: number;
}

interface LayoutOptions extends PlotSize {
  /** The label of a value at the axis: the plot begins where the longest ends. */
  writeTick: (value: number) => string;
}

/** Lines in a plot of this size. The scale includes zero if values are near it. */
export function layOutLines(lines: Line[], { writeTick, ...size }: LayoutOptions): LaidOutLines {
  const years = [...new Set(lines.flatMap(({ points }) => points.map(({ year }) => year)))].sort(
    (one, other) => one - other,
  );
  const values = lines.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const ticks = chooseTicks(values);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const labels = ticks.map(writeTick);
  const left = Math.ceil(Math.max(0, ...labels.map(measureLabel))) + labelGap;
  const right = size.width - margins.right;
  const height = size.height - margins.top - margins.bottom;
  const first = years[0] ?? 0;
  const span = Math.max(1, (years.at(-1) ?? 0) - first);
  const xOf = (year: number) => left + ((year - first) / span) * (right - left);
  const yOf = (value: number) => margins.top + (1 - (value - low) / (high - low || 1)) * height;
  return {
    lines: placeLetters(
      lines.map((line) => layOutLine(line, { xOf, yOf })),
      { from: margins.top, to: margins.top + height },
    ),
    ticks: ticks.map((value, index) => ({ label: labels[index] ?? '', y: yOf(value) })),
    years: years.map((year) => ({ year, x: xOf(year) })),
    left,
    right,
  };
}

function measureLabel(label: string): number {
  const widths = Array.from(label, (letter) =>
    letter > '\u2E80' ? letterWidths.wide : letterWidths.narrow,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

interface Axes {
  xOf: (year: number) => number;
  yOf: (value: number) => number;
}

function layOutLine({ key, points }: Line, { xOf, yOf }: Axes): LaidOutLine {
  const known = points.flatMap((point) =>
    point.value === null ? [] : [{ ...point, x: xOf(point.year), y: yOf(point.value) }],
  );
  const paths = listStretches(points).map((stretch) => ({
    isOutlook: stretch.at(-1)?.isOutlook === true,
    d: stretch
      .map(({ year, value }, index) => {
        const coordinates = `${xOf(year).toFixed(1)} ${yOf(value ?? 0).toFixed(1)}`;
        return `${index === 0 ? 'M' : 'L'}${coordinates}`;
      })
      .join(''),
  }));
  const last = known.at(-1);
  return {
    key,
    paths,
    dots: known.map(({ x, y, isOutlook }) => ({ x, y, isOutlook })),
    end: last && { x: last.x, y: last.y, letter: { x: last.x + letterDistance, y: last.y } },
  };
}

/**
 * Neighbouring points of one kind; an outlook starts at the last reported point. Gaps break a line.
 */
function listStretches(points: LinePoint[]): LinePoint[][] {
  const stretches: LinePoint[][] = [];
  let open: LinePoint[] = [];
  const close = () => {
    if (open.length > 1) stretches.push(open);
    open = [];
  };
  for (const point of points) {
    const before = open.at(-1);
    if (point.value === null) close();
    else if (before && open.length > 1 && before.isOutlook !== point.isOutlook) {
      close();
      open = [before, point];
    } else open.push(point);
  }
  close();
  return stretches;
}

/** Letters in one place would overlap: they move apart, up and down, within the plot. */
function placeLetters(lines: LaidOutLine[], plot: { from: number; to: number }): LaidOutLine[] {
  const half = letterHeight / 2;
  const range = { from: plot.from + half, to: plot.to - half, distance: letterHeight };
  const placed = new Map<string, number>();
  for (const x of new Set(lines.map(({ end }) => end?.x))) {
    const here = lines.flatMap(({ key, end }) => (end && end.x === x ? [{ key, y: end.y }] : []));
    for (const { key, y } of spreadLabels(here, range)) placed.set(key, y);
  }
  return lines.map((line) => {
    const { key, end } = line;
    if (!end) return line;
    return { ...line, end: { ...end, letter: { ...end.letter, y: placed.get(key) ?? end.y } } };
  });
}

/** Round values that cover all, and zero unless it would squeeze the lines together. */
function chooseTicks(values: number[]): number[] {
  if (values.length === 0) return [0, 1];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const low = least > 0 && least > most / 2 ? least : Math.min(0, least);
  const high = most === low ? low + 1 : Math.max(most, 0);
  return ticksAround({ low, high }, mostSteps).values;
}
