import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Schema } from '../database/schema.js';
import type { Client, ClientChanges, Entitlement, NewClient, RateLimit } from './client.js';
import { hashSecret, type SecretCost } from './secret.js';

/** Converts between `Client` objects and their rows. */

export type ClientUpdate = Updateable<Schema['client']>;

/** Without the token generation, which is known only when the rows are written. */
export interface ClientRows {
  client: Omit<Insertable<Schema['client']>, 'token_generation'>;
  users: Insertable<Schema['client_user']>[];
}

/** Hashing takes long, so it is done before the transaction begins. */
export async function buildRows(
  { id, name, entitlements, ratePlan = null, expiresAt = null, secret, users = {} }: NewClient,
  now: number,
  cost: SecretCost,
): Promise<ClientRows> {
  return {
    client: {
      id,
      name,
      secret_hash: secret === undefined ? null : await hashSecret(secret, cost),
      entitlements: JSON.stringify(entitlements),
      rate_plan: ratePlan && JSON.stringify(ratePlan),
      disabled_at: null,
      expires_at: expiresAt,
      created_at: now,
    },
    users: await Promise.all(
      Object.entries(users).map(async ([username, password]) => ({
        client_id: id,
        username,
        password_hash: await hashSecret(password, cost),
      })),
    ),
  };
}

export async function insertClient(
  db: Kysely<Schema>,
  { client, users }: ClientRows,
  generation: number,
): Promise<void> {
  const issued = { token_generation: generation };
  await db
    .insertInto('client')
    .values({ ...client, ...issued })
    .execute();
  if (users.length === 0) return;
  await db
    .insertInto('client_user')
    .values(users.map((user) => ({ ...user, ...issued })))
    .execute();
}

export function toUpdate(changes: ClientChanges, now: number): ClientUpdate {
  const { name, entitlements, ratePlan, expiresAt, disabled } = changes;
  return {
    ...(name !== undefined && { name }),
    ...(entitlements && { entitlements: JSON.stringify(entitlements) }),
    ...(ratePlan !== undefined && { rate_plan: ratePlan && JSON.stringify(ratePlan) }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(disabled !== undefined && { disabled_at: disabled ? now : null }),
  };
}

/** What the audit log records about a new client. */
export function describe({ name, entitlements, ratePlan, expiresAt, users = {} }: NewClient) {
  return { name, entitlements, ratePlan, expiresAt, users: Object.keys(users) };
}

export async function findClient(db: Kysely<Schema>, id: string): Promise<Client | undefined> {
  const row = await db.selectFrom('client').where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) return undefined;
  const users = await listUsers(db, [id]);
  return toClient(row, users.get(id));
}

export async function listClients(
  db: Kysely<Schema>,
  { after = '', limit }: { after?: string; limit?: number } = {},
): Promise<Client[]> {
  let query = db.selectFrom('client').where('id', '>', after).orderBy('id').selectAll();
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  const users = await listUsers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toClient(row, users.get(row.id)));
}

/** Databases limit how many values one statement may carry. */
const idsAtATime = 500;

/** User generations by user name, grouped by client id. */
async function listUsers(
  db: Kysely<Schema>,
  ids: string[],
): Promise<Map<string, Map<string, number>>> {
  const byClient = new Map(ids.map((id) => [id, new Map<string, number>()]));
  for (let start = 0; start < ids.length; start += idsAtATime) {
    const rows = await db
      .selectFrom('client_user')
      .where('client_id', 'in', ids.slice(start, start + idsAtATime))
      .select(['client_id', 'username', 'token_generation'])
      .orderBy('username')
      .execute();
    for (const { client_id: id, username, token_generation: generation } of rows) {
      byClient.get(id)?.set(username, generation);
    }
  }
  return byClient;
}

function toClient(row: Selectable<Schema['client']>, users = new Map<string, number>()): Client {
  return {
    id: row.id,
    name: row.name,
    entitlements: JSON.parse(row.entitlements) as Entitlement[],
    ratePlan: row.rate_plan === null ? null : (JSON.parse(row.rate_plan) as RateLimit[]),
    users: [...users.keys()],
    hasSecret: row.secret_hash !== null,
    disabledAt: row.disabled_at,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    tokenGeneration: row.token_generation,
    userGenerations: users,
  };
}
