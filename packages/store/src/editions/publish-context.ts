import type { ReportKey } from '@broadsheet/contract';
import type { Transaction } from 'kysely';
import type { ChangeLog } from '../changes/change-log.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import type { SearchIndex } from '../search/search-index.js';

/** Everything a change of reports needs within its transaction. */
export interface PublishContext {
  dialect: Database['dialect'];
  transaction: Transaction<Schema>;
  log: ChangeLog;
  search: SearchIndex;
  formatKey: (key: ReportKey) => string;
  now: number;
}
