import { findOwnUnit } from '@broadsheet/contract/blocks';
import { describeMeasure } from '../schema/describe-measure.js';
import {
  isFields,
  itemsOf,
  listGiven,
  listRows,
  markOf,
  valueOf,
  type Fields,
  type JsonSchema,
  type Property,
} from '../schema/json-schema.js';
import { nameFigure, type Scale } from '../schema/name-figure.js';
import type { Measure } from '../section-view.js';
import type { Wording } from '../writing/wording.js';
import { isNumeric } from '../writing/write-cell.js';

export interface ColumnPlan {
  name: string;
  isNumber: boolean;
  isAmount?: true;
  measure: Measure;
  /** The nested objects of a row on the path to the property. */
  path: string[];
  property: Pick<Property, 'name' | 'schema'>;
  /** The list within a row whose rows have this column. */
  inner?: string;
}

interface PlanOptions extends Scale {
  schema: JsonSchema;
  rows: Fields[];
  /** Name of the list or object of the columns. */
  part: string;
  wording: Wording;
  isInner?: boolean;
}

/** The columns of rows, in the order of the schema; one without a value in any row is left out. */
export function planColumns(options: PlanOptions): ColumnPlan[] {
  const { rows, wording, part } = options;
  return listGiven(options.schema, rows).flatMap((property): ColumnPlan[] => {
    const { name, schema } = property;
    const values = rows.map((row) => valueOf(row, name)).filter((value) => value !== undefined);
    const heading = wording.fieldOf(part, name);
    if (isObject(schema)) {
      const inner = planColumns({ ...options, schema, rows: values.filter(isFields), part: name });
      return inner.map((column) => ({
        ...column,
        name: `${heading}${wording.phrases.colon}${column.name}`,
        path: [name, ...column.path],
      }));
    }
    if (!options.isInner && markOf(schema)?.kind === 'table') {
      const innerRows = values.flatMap(listRows);
      const inner = { ...options, schema: itemsOf(schema), rows: innerRows, part: name };
      return planColumns({ ...inner, isInner: true }).map((column) => ({ ...column, inner: name }));
    }
    const named = nameFigure({ ...options, name: heading, schema });
    const isAmount = options.currency !== undefined && findOwnUnit(schema) === 'Currency';
    const isNumber = isNumeric(schema, values);
    const measure = describeMeasure({ ...options, name, schema });
    return [{ name: named, isNumber, measure, ...(isAmount && { isAmount }), path: [], property }];
  });
}

/** An object in a row is spread over columns, unless it is a link. */
const isObject = (schema: JsonSchema) =>
  schema.properties !== undefined && markOf(schema)?.kind !== 'references';
