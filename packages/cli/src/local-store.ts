import { hostname, userInfo } from 'node:os';
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

export async function openStoreOrExplain(
  databaseUrl: string,
  options: StoreOptions = {},
): Promise<Store> {
  try {
    return await openStore(databaseUrl, { storeKey: process.env.STORE_KEY, ...options });
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

/** The reason on one line. If a host name has several addresses, each has an error of its own. */
function reasonOf(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const reasons = errors.map((each) => (each instanceof Error ? each.message : String(each)));
  return reasons.join('; ').replace(/\s+/g, ' ').trim();
}

/** Opens the store for one command, and always closes it. */
export async function withStore<T>(
  { databaseUrl = defaultDatabaseUrl, ...options }: { databaseUrl?: string } & StoreOptions,
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
