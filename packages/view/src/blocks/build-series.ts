import type { BlockMark } from '@broadsheet/contract/blocks';
import { describeRow } from '../schema/describe-measure.js';
import { comparePeriods, findPeriod } from '../schema/find-period.js';
import {
  itemsOf,
  listProperties,
  listRows,
  resolveSchema,
  valueOf,
  type Fields,
  type JsonSchema,
  type Property,
} from '../schema/json-schema.js';
import { describeBlock, type Part } from '../schema/part.js';
import { namesUnit, readUnit, unitNames } from '../schema/read-unit.js';
import type { Point, Series, SeriesBlock } from '../section-view.js';
import { missing, writeCell } from '../writing/write-cell.js';
import { writeDate } from '../writing/write-date.js';
import { writeInline } from '../writing/write-inline.js';
import { listDetails } from './list-details.js';

/** One series or several; undefined if the part holds no rows. */
export function buildSeries(part: Part, mark: BlockMark): SeriesBlock | undefined {
  const rows = listRows(part.value);
  if (rows.length === 0) return undefined;
  const read = rows.map((fields) => readSeries({ part, mark, fields }));
  const [first] = read;
  const isShared = read.every(({ unit }) => unit === first?.unit);
  const unit = isShared ? first?.unit : undefined;
  return {
    kind: 'series',
    ...describeBlock({ heading: part.heading, unit }),
    series: read.map(({ unit: own, ...series }) => ({
      ...series,
      ...(own !== undefined && !isShared && { unit: own }),
    })),
  };
}

interface SeriesRow {
  part: Part;
  mark: BlockMark;
  fields: Fields;
}

function readSeries({ part, mark, fields }: SeriesRow): Series {
  const { name = 'Name', points = 'Points' } = mark;
  const { wording } = part;
  const schema = resolveSchema(itemsOf(part.schema), fields);
  const properties = listProperties(schema, fields);
  const find = (propertyName: string) =>
    properties.find((property) => property.name === propertyName);
  const named = find(name);
  const currency = valueOf(fields, 'Currency');
  const measure = describeRow(named);
  const unit = namesUnit(schema) ? readUnit({ schema, fields }, wording) : part.unit;
  const isRead = Array.isArray(find(points)?.value);
  const used = [name, ...(isRead ? [points] : []), ...(namesUnit(schema) ? unitNames : [])];
  return {
    name: named ? writeInline(named, wording).text : '',
    ...(unit !== undefined && { unit }),
    ...(typeof currency === 'string' && { currency }),
    ...(measure && { measure }),
    points: isRead ? readPoints(find(points), part) : [],
    details: listDetails({ properties, used, part: part.name, wording }),
  };
}

function readPoints(property: Property | undefined, part: Part): Point[] {
  const { schema = {}, value } = property ?? {};
  return listRows(value)
    .map((fields) => readPoint({ schema: resolveSchema(itemsOf(schema), fields), fields, part }))
    .sort((one, other) => comparePeriods(one.period, other.period));
}

interface PointRow {
  schema: JsonSchema;
  fields: Fields;
  part: Part;
}

const pointNames = ['Value', 'Outlook', 'Suppressed'];

function readPoint({ schema, fields, part: { name: part, wording } }: PointRow): Point {
  const { name: periodName = '', text: period = '' } = findPeriod(fields) ?? {};
  const valued = schema.properties?.Value;
  const value = valued && valueOf(fields, 'Value');
  const isSuppressed = valueOf(fields, 'Suppressed') === true;
  const cell = valued
    ? writeCell({ name: 'Value', schema: resolveSchema(valued, value), value }, wording)
    : missing;
  const used = [...pointNames, periodName];
  return {
    period,
    label: writeDate(period, wording.phrases),
    value: typeof value === 'number' ? value : null,
    text: isSuppressed && cell.value === null ? wording.phrases.withheld : cell.text,
    isOutlook: valueOf(fields, 'Outlook') === true,
    isSuppressed,
    // Most points have none, and there may be thousands.
    details: Object.keys(fields).every((name) => used.includes(name))
      ? []
      : listDetails({ properties: listProperties(schema, fields), used, part, wording }),
  };
}
