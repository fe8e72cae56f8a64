import { copiedTables } from '../copy/copied-tables.js';
import { listTables } from '../copy/list-tables.js';
import type { Database } from '../database/database.js';

export class ForeignDatabaseError extends Error {
  constructor(tables: string[]) {
    const some = tables.slice(0, 3).join(', ');
    const more = tables.length > 3 ? ` and ${String(tables.length - 3)} more` : '';
    super(
      `The database is not a store of this program: it holds tables of another one (${some}${more}). Use another DATABASE_URL.`,
    );
  }
}

/**
 * Refuses to create a store in a database that holds something else. A SQLite file belongs to one
 * program. A PostgreSQL database may be shared, and extensions keep tables in it: there only tables
 * with the store's table names are a conflict.
 */
export async function requireNoForeignTables(
  db: Database['write'],
  dialect: Database['dialect'],
): Promise<void> {
  const ours = new Set(copiedTables.map(({ name }): string => name));
  const found = (await listTables(db, dialect)).map(({ name }) => name);
  const foreign = found.filter(
    (name) => name !== 'migration' && (dialect === 'sqlite' || ours.has(name)),
  );
  if (foreign.length > 0) throw new ForeignDatabaseError(foreign);
}
