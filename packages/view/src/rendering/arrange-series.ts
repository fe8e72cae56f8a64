import type { Cell, Column, Series, SeriesBlock, TableBlock, TableRow } from '../section-view.js';
import { phrasesOf, type Phrases } from '../writing/phrases.js';
import { missing } from '../writing/write-cell.js';
import {
  listPeriods,
  namePeriod,
  nameSeries,
  writeOutlook,
  type Period,
} from './tabulate-series.js';

/** More periods than this would not stand side by side on a page. */
const mostAcross = 8;

/**
 * Series as a table for people: a long one runs downwards, and what belongs to a point, such as its
 * change, has a line of its own beside its value.
 */
export function arrangeSeries(block: SeriesBlock, language: string): TableBlock {
  const { heading, unit, series } = block;
  const phrases = phrasesOf(language);
  const periods = listPeriods(series);
  const names = periods.map(({ points }) => namePeriod(points, phrases));
  const lines = series.flatMap((each, index) =>
    listLines(each, { index, periods, phrases, isAlone: series.length === 1 }),
  );
  const isLong = periods.length > mostAcross && periods.length > lines.length;
  const details = listSeriesDetails(series);
  if (!isLong) return buildTable({ heading, unit }, arrangeAcross(lines, names, details));
  // A long text below the figures would widen their column.
  const isShared = ({ cells }: SeriesDetail) => cells.every(({ text }) => text === cells[0]?.text);
  const notes = details
    .filter(isShared)
    .map(({ name, cells }) => `${name}${phrases.colon}${cells[0]?.text ?? ''}`);
  const note = [...(unit === undefined ? [] : [unit]), ...notes].join(phrases.semicolon);
  const rest = details.filter((detail) => !isShared(detail));
  return buildTable(
    { heading, unit: note === '' ? undefined : note },
    arrangeDown(lines, names, rest),
  );
}

interface Headings {
  heading: string | undefined;
  unit: string | undefined;
}

function buildTable({ heading, unit }: Headings, arranged: ArrangedTable): TableBlock {
  return {
    kind: 'table',
    ...(heading !== undefined && { heading }),
    ...(unit !== undefined && { unit }),
    ...arranged,
  };
}

/** The values of a series, or one detail of each of them. */
interface Line {
  name: Cell;
  cells: Cell[];
  /** The series whose values these are; undefined for a detail. */
  index?: number;
}

interface LineOptions {
  index: number;
  periods: Period[];
  phrases: Phrases;
  /** Whether there is no other series that a detail could belong to. */
  isAlone: boolean;
}

function listLines(series: Series, { index, periods, phrases, isAlone }: LineOptions): Line[] {
  const points = periods.map((period) => period.points[index]);
  const names = new Set(points.flatMap((point) => point?.details.map(({ name }) => name) ?? []));
  const values = points.map((point, at): Cell => {
    if (!point) return missing;
    return {
      text: point.text + writeOutlook(periods[at]?.points ?? [], point, phrases),
      value: point.value,
    };
  });
  const details = Array.from(names, (name): Line => {
    const text = isAlone ? name : `${series.name}${phrases.colon}${name}`;
    return {
      name: { text, value: text },
      cells: points.map(
        (point) => point?.details.find((detail) => detail.name === name)?.cell ?? missing,
      ),
    };
  });
  return [{ name: nameSeries(series, phrases), cells: values, index }, ...details];
}

interface SeriesDetail {
  name: string;
  /** For each series, by its position. */
  cells: Cell[];
}

/** What is said about a whole series, such as its source. */
function listSeriesDetails(series: readonly Series[]): SeriesDetail[] {
  const names = new Set(series.flatMap(({ details }) => details.map(({ name }) => name)));
  return Array.from(names, (name) => ({
    name,
    cells: series.map(
      ({ details }) => details.find((detail) => detail.name === name)?.cell ?? missing,
    ),
  }));
}

type ArrangedTable = Pick<TableBlock, 'columns' | 'rows'>;

/** A column for each period. */
function arrangeAcross(lines: Line[], periods: string[], rest: SeriesDetail[]): ArrangedTable {
  return {
    columns: [
      { name: '', isNumber: false },
      ...periods.map((name) => ({ name, isNumber: true })),
      ...rest.map(({ name, cells }) => ({ name, isNumber: cells.every(isNumberOrMissing) })),
    ],
    rows: lines.map(({ name, cells, index }) => {
      const own = rest.map((detail) => (index === undefined ? empty : detail.cells[index]));
      return row([name, ...cells, ...own.map((cell) => cell ?? missing)]);
    }),
  };
}

/** A row for each period; what is said about whole series follows below. */
function arrangeDown(lines: Line[], periods: string[], rest: SeriesDetail[]): ArrangedTable {
  return {
    columns: [
      { name: '', isNumber: false },
      ...lines.map(({ name, cells }): Column => ({
        name: name.text,
        isNumber: cells.every(isNumberOrMissing),
      })),
    ],
    rows: [
      ...periods.map((name, at) =>
        row([{ text: name, value: name }, ...lines.map(({ cells }) => cells[at] ?? missing)]),
      ),
      ...rest.map(({ name, cells }) => {
        const own = lines.map(({ index }) => (index === undefined ? empty : cells[index]));
        return row([{ text: name, value: name }, ...own.map((cell) => cell ?? missing)]);
      }),
    ],
  };
}

const row = (cells: Cell[]): TableRow => ({ isHeading: false, cells });

/** Nothing can stand here. */
const empty: Cell = { text: '', value: '' };

const isNumberOrMissing = ({ value }: Cell) => value === null || typeof value === 'number';
