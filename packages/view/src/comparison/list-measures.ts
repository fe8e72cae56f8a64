import { findOwnUnit, type BlockMark } from '@broadsheet/contract/blocks';
import { dropNoise } from '@broadsheet/contract/words';
import {
  isFields,
  itemsOf,
  listGiven,
  listProperties,
  listRows,
  markOf,
  resolveSchema,
  valueOf,
  type Fields,
  type JsonSchema,
  type Property,
} from '../schema/json-schema.js';
import { readCurrency } from '../schema/read-unit.js';

/** One series of a section, by the names and units that its body uses. */
export interface SectionMeasure {
  name: string;
  /** `Currency`, `Count`, `Percent`, `Times`, `Days` or `Plain`. */
  unit: string;
  /** Code of the currency, if that is the unit. */
  currency?: string;
  /** Earliest first. */
  points: MeasurePoint[];
}

interface MeasurePoint {
  year: number;
  /** Amounts are in whole units of the currency. */
  value: number | null;
  isOutlook: boolean;
  isSuppressed: boolean;
}

/**
 * The yearly figures of a section: its series, and the lines of tables whose columns are years. The marks
 * in the schema tell which parts hold them.
 */
export function listMeasures(schema: object, body: unknown): SectionMeasure[] {
  if (!isFields(body)) return [];
  return listProperties(schema as JsonSchema, body).flatMap((part) => {
    const mark = markOf(part.schema);
    if (mark?.kind === 'series') return listSeries(part, mark);
    if (mark?.kind === 'table' && mark.years === 'columns') return listLines(part, body);
    return [];
  });
}

function listSeries({ value }: Property, mark: BlockMark): SectionMeasure[] {
  const { name = 'Name', points = 'Points' } = mark;
  return listRows(value).flatMap((row) => {
    const [named, unit] = [valueOf(row, name), valueOf(row, 'Unit')];
    if (typeof named !== 'string') return [];
    const read = listRows(valueOf(row, points)).flatMap((point) =>
      readPoint(point, valueOf(point, 'Value')),
    );
    const scale = { unit: typeof unit === 'string' ? unit : 'Plain', size: 1 };
    return [buildMeasure({ name: named, ...scale, currency: readCurrency(row), points: read })];
  });
}

/** How many whole units an amount of the body stands for. */
const sizes: Readonly<Record<string, number>> = { Units: 1, Thousands: 1000, Millions: 1_000_000 };

function listLines(part: Property, body: Fields): SectionMeasure[] {
  const years = listRows(part.value);
  const counted = valueOf(body, 'Unit');
  return readLines(resolveSchema(itemsOf(part.schema), years[0]), {
    years,
    rows: years,
    size: typeof counted === 'string' ? (sizes[counted] ?? 1) : 1,
    currency: readCurrency(body),
  });
}

interface Lines {
  /** The property with the year of each row. */
  years: Fields[];
  rows: Fields[];
  size: number;
  currency: string | undefined;
}

/** An object within a year, such as a statement, has its own lines. */
function readLines(schema: JsonSchema, lines: Lines): SectionMeasure[] {
  const { years, rows, size, currency } = lines;
  return listGiven(schema, rows).flatMap(({ name, schema: inner, value }) => {
    if (isFields(value)) {
      const within = rows.map((row) => valueOf(row, name));
      return readLines(inner, {
        ...lines,
        rows: within.map((each) => (isFields(each) ? each : {})),
      });
    }
    if (typeof value !== 'number' || name === 'Year') return [];
    const own = findOwnUnit(inner);
    const points = years.flatMap((year, index) =>
      readPoint(year, valueOf(rows[index] ?? {}, name)),
    );
    const scale = own === undefined ? { unit: 'Currency', size } : { unit: own, size: 1 };
    return [buildMeasure({ name, ...scale, currency, points })];
  });
}

function readPoint(fields: Fields, value: unknown): MeasurePoint[] {
  const year = valueOf(fields, 'Year');
  if (typeof year !== 'number') return [];
  return [
    {
      year,
      value: typeof value === 'number' ? value : null,
      isOutlook: valueOf(fields, 'Outlook') === true,
      isSuppressed: valueOf(fields, 'Suppressed') === true,
    },
  ];
}

interface ReadMeasure extends Omit<SectionMeasure, 'currency'> {
  currency: string | undefined;
  size: number;
}

function buildMeasure({ name, unit, size, currency, points }: ReadMeasure): SectionMeasure {
  return {
    name,
    unit,
    ...(unit === 'Currency' && currency !== undefined && { currency }),
    points: points
      .map((point) => ({ ...point, value: scale(point.value, size) }))
      .sort((one, other) => one.year - other.year),
  };
}

function scale(value: number | null, size: number): number | null {
  return value === null || size === 1 ? value : dropNoise(value * size);
}
