import { BadDatabaseUrlError } from './database/database-url.js';
import type { Database } from './database/database.js';
import { openPostgres, type PostgresOptions } from './postgres/open-postgres.js';
import { openSqlite } from './sqlite/open-sqlite.js';

export async function openDatabase(url: string, options: PostgresOptions = {}): Promise<Database> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options);
  throw new BadDatabaseUrlError(url);
}
