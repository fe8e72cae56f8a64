import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import {
  BadDatabaseUrlError,
  ForeignDatabaseError,
  NewerDatabaseError,
  openStore,
  StoreKeyError,
  UnfinishedCopyError,
  withoutPassword,
  type Actor,
  type Store,
  type StoreOptions,
} from '@broadsheet/store';
import { UserError } from './user-error.js';

export const defaultDatabaseUrl = 'sqlite:./data/broadsheet.db';

/**
 * What to do where there is no file: a command that adds something makes the store, a dry run shows
 * what would come into an empty one, and any other command was given the wrong place.
 */
export type IfMissing = 'create' | 'pretend' | 'refuse';

interface OpenOptions extends StoreOptions {
  ifMissing?: IfMissing;
}

export async function openStoreOrExplain(
  databaseUrl: string,
  { ifMissing = 'refuse', ...options }: OpenOptions = {},
): Promise<Store> {
  const path = ifMissing === 'create' ? undefined : findMissingFile(databaseUrl);
  if (path !== undefined && ifMissing === 'refuse') throw new UserError(noStoreAt(path));
  const url = path === undefined ? databaseUrl : 'sqlite::memory:';
  try {
    return await openStore(url, { storeKey: process.env.STORE_KEY, ...options });
  } catch (error) {
    if (
      error instanceof BadDatabaseUrlError ||
      error instanceof ForeignDatabaseError ||
      error instanceof NewerDatabaseError ||
      error instanceof StoreKeyError ||
      error instanceof UnfinishedCopyError
    ) {
      throw new UserError(error.message);
    }
    throw new UserError(
      `The store ${withoutPassword(databaseUrl)} cannot be opened: ${reasonOf(error)}`,
    );
  }
}

/** The file of the store, if it is not there; opening it would create an empty store. */
export function findMissingFile(databaseUrl: string): string | undefined {
  const [, path = ''] = /^sqlite:(.*)$/s.exec(databaseUrl) ?? [];
  return path === '' || path === ':memory:' || existsSync(path) ? undefined : resolve(path);
}

const noStoreAt = (path: string) =>
  `There is no store at ${path}. Name another with --database-url or DATABASE_URL, or make one: "broadsheet publish" makes one of your documents, "broadsheet serve --demo" makes data/demo.db with demo reports.`;

/** The reason on one line. If a host name has several addresses, each has an error of its own. */
function reasonOf(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const reasons = errors.map((each) => (each instanceof Error ? each.message : String(each)));
  return reasons.join('; ').replace(/\s+/g, ' ').trim();
}

/** Opens the store for one command, and always closes it. */
export async function withStore<T>(
  { databaseUrl = defaultDatabaseUrl, ...options }: { databaseUrl?: string } & OpenOptions,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStoreOrExplain(databaseUrl, options);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The user of this machine, for the audit log. */
export function localActor(): Actor {
  return { name: `${localUser()} (command line)`, address: hostname() };
}

function localUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id that has no name.
    return `user ${String(process.getuid?.())}`;
  }
}
