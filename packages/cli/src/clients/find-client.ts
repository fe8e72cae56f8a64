import { NoSuchClientError, NoSuchUserError, type Client, type Store } from '@broadsheet/store';
import { UserError } from '../user-error.js';

export async function getClient({ clients }: Store, id: string): Promise<Client> {
  const client = await clients.find(id);
  if (client) return client;
  throw new UserError(
    `There is no client ${JSON.stringify(id)}; "broadsheet clients list" lists them.`,
  );
}

/** Turns errors about an unknown client or user into user errors. */
export async function explain<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof NoSuchClientError || error instanceof NoSuchUserError) {
      throw new UserError(
        `${error.message} "broadsheet clients list" shows the clients and their users.`,
      );
    }
    throw error;
  });
}
