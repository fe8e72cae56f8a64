import type { RawBuilder } from 'kysely';
import type { Database } from '../database/database.js';

/** The column types that the two databases spell differently. */
export interface ColumnTypes {
  dialect: Database['dialect'];
  id: RawBuilder<unknown>;
  bytes: RawBuilder<unknown>;
}
