import type { Kysely, Transaction } from 'kysely';
import type { ImageReader } from '../images/image-reader.js';
import type { Schema } from './schema.js';

/**
 * A database through one query builder. SQLite has two connections, so that a reader never waits
 * for a transaction of the writer; PostgreSQL has one pool that serves as both.
 */
export interface Database {
  dialect: 'sqlite' | 'postgres';
  read: Kysely<Schema>;
  write: Kysely<Schema>;
  /** Runs every write as a transaction; waits its turn behind other processes' writes. */
  transact: <T>(work: (transaction: Transaction<Schema>) => Promise<T>) => Promise<T>;
  /** For a SQLite file only. */
  imageReader?: ImageReader;
  /** Tells the listeners of all processes that something changed; does not wait for it. */
  announce(): void;
  /**
   * Calls back soon after an announcement, until it is closed. A hint only: announcements can be
   * missed, and SQLite has none, so a listener that must know looks from time to time as well.
   */
  listen(onAnnounced: () => void): void;
  close(): Promise<void>;
}
