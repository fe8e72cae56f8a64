import { describeMeasure } from '../schema/describe-measure.js';
import { comparePeriods, findPeriod } from '../schema/find-period.js';
import {
  isFields,
  itemsOf,
  listGiven,
  listRows,
  resolveSchema,
  valueOf,
  type Fields,
  type JsonSchema,
} from '../schema/json-schema.js';
import { nameFigure, type Scale } from '../schema/name-figure.js';
import { describeBlock, type Part } from '../schema/part.js';
import { namesUnit } from '../schema/read-unit.js';
import type { TableBlock, TableRow } from '../section-view.js';
import type { Wording } from '../writing/wording.js';
import { writeDate } from '../writing/write-date.js';
import { writeFigure } from '../writing/write-figure.js';

/** Rows that are periods, transposed so that each is a column; undefined if they name no period. */
export function buildYearTable(part: Part): TableBlock | undefined {
  const rows = listRows(part.value);
  const dated = rows.flatMap((row) => {
    const period = findPeriod(row);
    return period ? [{ row, period }] : [];
  });
  if (rows.length === 0 || dated.length < rows.length) return undefined;
  // Bodies of companies begin with the latest year, others with the earliest: readers see one order.
  dated.sort((one, other) => comparePeriods(one.period.text, other.period.text));
  const { heading, wording } = part;
  const schema = resolveSchema(itemsOf(part.schema), rows[0]);
  const unit = namesUnit(schema) ? undefined : part.unit;
  const inner = dated.map(({ row, period }) => without(row, period.name));
  return {
    kind: 'table',
    ...describeBlock({ heading, unit }),
    columns: [
      { name: '', isNumber: false },
      ...dated.map(({ period }) => ({
        name: writeDate(period.text, wording.phrases),
        isNumber: true,
      })),
    ],
    rows: listLines({
      schema,
      periods: inner,
      part: part.name,
      wording,
      unit,
      currency: part.currency,
    }),
  };
}

interface LinesOptions extends Scale {
  schema: JsonSchema;
  /** The content of each period; empty if it has none of this kind. */
  periods: Fields[];
  part: string;
  wording: Wording;
}

/** Lines in the order of the schema; an object within a period, such as a statement, makes a heading. */
function listLines(options: LinesOptions): TableRow[] {
  const { schema, periods, part, wording } = options;
  return listGiven(schema, periods).flatMap(({ name, schema: inner }): TableRow[] => {
    const text = nameFigure({ ...options, name: wording.fieldOf(part, name), schema: inner });
    const title = { text, value: text };
    const values = periods.map((fields) => valueOf(fields, name));
    if (values.some(isFields) && inner.properties) {
      const within = values.map((value) => (isFields(value) ? value : {}));
      const lines = listLines({ ...options, schema: inner, periods: within, part: name });
      return [{ isHeading: true, cells: [title] }, ...lines];
    }
    const property = { name, schema: inner };
    const cells = periods.map((fields) => writeFigure({ property, fields, wording }));
    const measure = describeMeasure({ ...options, ...property });
    return [{ isHeading: false, cells: [title, ...cells], measure }];
  });
}

const without = (fields: Fields, name: string | undefined) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
