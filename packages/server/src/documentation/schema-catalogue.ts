import { Problem, type Families, type Operation } from '@broadsheet/contract';
import { viewSchema, type SchemaView } from './schema-view.js';

/** A schema with a name of its own. */
export type NamedSchema = SchemaView & { $id: string };

export interface SchemaCatalogue {
  /** Schemas of requests and responses, in the order in which the operations name them. */
  messages: NamedSchema[];
  /** The bodies of sections, family by family, in the order of their tokens. */
  sectionBodies: NamedSchema[];
}

/**
 * Every named schema that the operations reach. The alternatives of a schema with a discriminator
 * are left out: they are the rows of that schema's own table.
 */
export function collectSchemas(operations: Operation[], { list }: Families): SchemaCatalogue {
  const found = new Map<string, NamedSchema>();
  const hidden = new Set<string>();
  for (const schema of operations.flatMap(listSchemas)) visit(viewSchema(schema), found, hidden);
  visit(viewSchema(Problem), found, hidden);
  const named = [...found.values()].filter(({ $id }) => !hidden.has($id));
  const bodies = list.flatMap(({ sections }) => Object.values(sections).map(({ body }) => body));
  const bodyIds = new Set(bodies.map((body) => viewSchema(body).$id));
  return {
    messages: named.filter(({ $id }) => !bodyIds.has($id)),
    sectionBodies: named.filter(({ $id }) => bodyIds.has($id)),
  };
}

function listSchemas({ params, query, body, answers }: Operation) {
  const answered = Object.values(answers).map(({ schema }) => schema);
  return [params, query, body, ...answered].filter((schema) => schema !== undefined);
}

function visit(schema: SchemaView, found: Map<string, NamedSchema>, hidden: Set<string>): void {
  const { $id, properties = {}, items, anyOf = [], oneOf = [], discriminator } = schema;
  if ($id !== undefined) {
    if (found.has($id)) return;
    found.set($id, { ...schema, $id });
  }
  if (discriminator) for (const { $id: id } of oneOf) if (id !== undefined) hidden.add(id);
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf];
  for (const child of inner) visit(child, found, hidden);
}
