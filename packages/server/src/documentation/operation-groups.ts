import type { Families, Operation } from '@broadsheet/contract';
import { groupByFamily, type OperationFamily } from './families.js';
import { listNameTables, type NameTable } from './name-tables.js';
import { collectSchemas, type SchemaCatalogue } from './schema-catalogue.js';

/** The operations that share a page, with all content of that page. */
export interface OperationGroup extends OperationFamily {
  path: string;
  tables: NameTable[];
  /** Schemas that no earlier page has: each is shown once, and other pages link to it. */
  schemas: SchemaCatalogue;
}

interface Groups {
  groups: OperationGroup[];
  /** Problems of every operation; they are on the first page. */
  commonSchemas: SchemaCatalogue;
}

export function listGroups(operations: Operation[], families: Families): Groups {
  const taken = new Set<string>();
  const isNew = ({ $id }: { $id: string }) => !taken.has($id) && taken.add($id).has($id);
  const takeSchemas = (users: Operation[]) => {
    const { messages, sectionBodies } = collectSchemas(users, families);
    return { messages: messages.filter(isNew), sectionBodies: sectionBodies.filter(isNew) };
  };
  const commonSchemas = takeSchemas([]);
  const groups = groupByFamily(operations, families).map((family) => ({
    ...family,
    path: `/docs/${family.tag}`,
    tables: listNameTables(families, family.tag),
    schemas: takeSchemas(family.operations),
  }));
  return { groups, commonSchemas };
}
