import { Type, type Families, type Operation, closed } from '@broadsheet/contract';
import type { TObject, TProperties, TSchema } from 'typebox';
import type { Reader } from '../reading/reader.js';
import { defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor } from '../sizing/cursor.js';
import { fitPage } from '../sizing/fit-page.js';
import { isData } from './fields.js';
import { type Tool } from './tool.js';

type OfferedOperation = Operation & {
  assistants: NonNullable<Operation['assistants']>;
  body: TObject;
};

/** Tools for a family's own operations, if their definition offers them. */
export function buildOwnTools(families: Families): Tool[] {
  return families.list.flatMap(({ operations = [] }) =>
    operations.filter(isOffered).map(buildTool),
  );
}

const isOffered = (operation: Operation): operation is OfferedOperation =>
  operation.assistants !== undefined && operation.body !== undefined;

/** The fields by which an operation is paged; a tool has a budget and a cursor instead. */
const pagingFields = ['Limit', 'After'];
const pageSize = 50;

function buildTool(operation: OfferedOperation): Tool {
  const { assistants, summary, description, body } = operation;
  const { tool: name, entries } = assistants;
  const fields = Object.entries(body.properties).filter(([field]) => !pagingFields.includes(field));
  const names = new Map(fields.map(([field]) => [camelName(field), field]));
  const properties = Object.fromEntries(
    fields.map(([field, schema]) => [camelName(field), schema]),
  );
  return {
    name,
    title: summary,
    description: `${description} ${assistants.use} ${isData}`,
    input: Type.Object({ ...properties, tokenBudget: TokenBudget, cursor: Cursor }, closed),
    output: Type.Object(
      {
        [camelName(entries)]: camelSchema(entriesOf(operation, entries)),
        ...Object.fromEntries(
          listBeside(operation).map(([field, schema]) => [
            camelName(field),
            Type.Optional(camelSchema(schema)),
          ]),
        ),
        size: Size,
        nextCursor: NextCursor,
      },
      closed,
    ),
    run: (reader, input) => run(reader, operation, { given: input as ToolInput, names }),
  };
}

interface ToolInput extends Record<string, unknown> {
  tokenBudget?: number;
  cursor?: string;
}

interface Input {
  given: ToolInput;
  /** The fields of the operation by the names of the tool. */
  names: ReadonlyMap<string, string>;
}

async function run(reader: Reader, operation: OfferedOperation, { given, names }: Input) {
  const { tokenBudget: budget = defaultBudget, cursor, ...query } = given;
  const { tool, entries } = operation.assistants;
  const name = camelName(entries);
  const body = Object.fromEntries(
    Object.entries(query).map(([field, value]) => [names.get(field) ?? field, value]),
  );
  const { items, nextCursor, beside } = await fitPage({
    listing: { tool, query },
    cursor,
    budget,
    frame: { [name]: [] },
    fetchPage: async (after) => {
      const page = await reader.callOwn(operation, {
        ...body,
        Limit: pageSize,
        ...(after !== undefined && { After: after }),
      });
      return {
        items: ((page[entries] ?? []) as unknown[]).map(camelCased),
        next: page.Next as string | undefined,
        beside: camelCased(
          Object.fromEntries(
            listBeside(operation).flatMap(([field]) =>
              page[field] === undefined ? [] : [[field, page[field]]],
            ),
          ),
        ) as object,
      };
    },
  });
  const answer = { [name]: items, ...beside };
  return { structured: measure(answer, { budget, items: items.length, nextCursor }) };
}

const fieldsOf = ({ answers }: Operation): TProperties =>
  ((answers[200]?.schema ?? {}) as { properties?: TProperties }).properties ?? {};

/** What an answer says beside its entries, such as the codes without a report. */
function listBeside(operation: OfferedOperation): [string, TSchema][] {
  const { entries } = operation.assistants;
  return Object.entries(fieldsOf(operation)).filter(
    ([field]) => field !== entries && field !== 'Next',
  );
}

function entriesOf(operation: Operation, entries: string): TSchema {
  const { id } = operation;
  const found = fieldsOf(operation)[entries];
  if (!found) throw new Error(`the operation ${id} answers no ${entries}`);
  return found;
}

const camelName = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [camelName(name), camelCased(inner)]),
  );
}

/** The same schema for the result of `camelCased`. */
function camelSchema(schema: TSchema): TSchema {
  const { $id: _, ...rest } = schema as TSchema & { $id?: string };
  const { properties, required, items } = rest as Partial<TObject> & { items?: TSchema };
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [camelName(name), camelSchema(inner)]),
      ),
    }),
    ...(required && { required: required.map(camelName) }),
    ...(items && { items: camelSchema(items) }),
  };
}
