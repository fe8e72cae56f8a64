import type { BlockMark } from '@broadsheet/contract/blocks';
import { describeMeasure } from '../schema/describe-measure.js';
import {
  itemsOf,
  listProperties,
  listRows,
  resolveSchema,
  valueOf,
  type Fields,
} from '../schema/json-schema.js';
import { describeBlock, type Part } from '../schema/part.js';
import type { Cell, ReferencesBlock, Score, ScoresBlock } from '../section-view.js';
import { missing } from '../writing/write-cell.js';
import { writeInline } from '../writing/write-inline.js';
import { findHtml, findTextName } from './build-prose.js';
import { buildReference, nameKeyFields } from './build-reference.js';
import { listDetails } from './list-details.js';

/** One score or several; undefined if the part holds no rows. */
export function buildScores(part: Part, mark: BlockMark): ScoresBlock | undefined {
  const rows = listRows(part.value);
  if (rows.length === 0) return undefined;
  const { name = 'Name' } = mark;
  const { wording } = part;
  const nameOf = (field: string) => wording.fieldOf(part.name, field);
  const properties = listProperties(resolveSchema(itemsOf(part.schema), rows[0]), rows[0] ?? {});
  const measureOf = (field: string) => {
    const { schema = {} } = properties.find((property) => property.name === field) ?? {};
    return describeMeasure({ name: field, schema, wording });
  };
  return {
    kind: 'scores',
    ...describeBlock({ heading: part.heading }),
    names: {
      name: nameOf(name),
      score: nameOf('Score'),
      minimum: nameOf('Minimum'),
      maximum: nameOf('Maximum'),
      weight: nameOf('Weight'),
    },
    measures: { score: measureOf('Score'), weight: measureOf('Weight') },
    scores: rows.map((fields) => readScore({ part, name, fields })),
  };
}

interface ScoreRow {
  part: Part;
  /** The property that names a score. */
  name: string;
  fields: Fields;
}

function readScore({ part, name, fields }: ScoreRow): Score {
  const { wording } = part;
  const schema = resolveSchema(itemsOf(part.schema), fields);
  const properties = listProperties(schema, fields);
  const cellOf = (propertyName: string): Cell => {
    const property = properties.find((each) => each.name === propertyName);
    return property ? writeInline(property, wording) : missing;
  };
  const textName = findTextName({ schema }) ?? 'Text';
  const text = valueOf(fields, textName);
  const used = [name, 'Score', 'Minimum', 'Maximum', 'Weight', textName];
  return {
    name: cellOf(name).text,
    score: cellOf('Score'),
    minimum: cellOf('Minimum'),
    maximum: cellOf('Maximum'),
    ...(valueOf(fields, 'Weight') !== undefined && { weight: cellOf('Weight') }),
    ...(typeof text === 'string' && { text, ...findHtml(fields, textName) }),
    details: listDetails({ properties, used, part: part.name, wording }),
  };
}

/** References to other reports; undefined if the part holds none. */
export function buildReferences(part: Part): ReferencesBlock | undefined {
  const rows = listRows(part.value);
  if (rows.length === 0) return undefined;
  const { heading, wording } = part;
  const references = rows.map((fields) => {
    const schema = resolveSchema(itemsOf(part.schema), fields);
    const marked = part.schema;
    return buildReference({ schema, marked, fields, wording, writeDetail: writeInline });
  });
  return {
    kind: 'references',
    ...describeBlock({ heading }),
    names: nameKeyFields(part.schema, wording),
    references,
  };
}
