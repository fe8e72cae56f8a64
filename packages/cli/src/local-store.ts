import { hostname, userInfo } from 'node:os';
import {
  BadDatabaseUrlError,
  NewerDatabaseError,
  openStore,
  StoreKeyError,
  UnfinishedCopyError,
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
      error instanceof NewerDatabaseError ||
      error instanceof StoreKeyError ||
      error instanceof UnfinishedCopyError
    ) {
      throw new UserError(error.message);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The database cannot be opened: ${reason}`);
  }
}

/** Opens the store for one command, and closes it whatever happens. */
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

/** Who works on the machine itself, for the audit log. */
export function localActor(): Actor {
  return { name: `${localUser()} (command line)`, address: hostname() };
}

function localUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `user ${String(process.getuid?.())}`;
  }
}
