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
  /** Runs every write as a transaction; queues behind the writes of other processes. */
  transact: <T>(work: (transaction: Transaction<Schema>) => Promise<T>) => Promise<T>;
  /** For a SQLite file only. */
  imageReader?: ImageReader;
  /** Notifies the listeners of all processes of a change; does not wait for delivery. */
  announce(): void;
  /**
   * Calls back soon after an announcement, until the database is closed. A hint only: announcements
   * can be missed, and SQLite has none, so a listener that must know also polls.
   */
  listen(onAnnounced: () => void): void;
  close(): Promise<void>;
}
