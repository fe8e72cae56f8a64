/** What a client may do: every combination of the listed values; `*` stands for all values. */
export interface Entitlement {
  /**
   * `read`, `publish` and `administer` each include the one before. `audit` allows to read clients,
   * usage and the audit log, but no report: its lists are empty.
   */
  access: 'read' | 'publish' | 'administer' | 'audit';
  families: string[] | '*';
  /** Upper-case country codes. */
  countries: string[] | '*';
  /** Language names, matched without regard to case. */
  languages: string[] | '*';
}

/** Lists no report: an older program that does not know `audit` must not treat it as `read`. */
export const auditEverything: Entitlement = {
  access: 'audit',
  families: [],
  countries: [],
  languages: [],
};

/** At most `limit` requests in each window of `seconds` seconds. */
export interface RateLimit {
  limit: number;
  seconds: number;
}

export interface Client {
  id: string;
  name: string;
  entitlements: Entitlement[];
  /** Every one of these limits holds; null is unlimited. */
  ratePlan: RateLimit[] | null;
  /** User names, sorted. */
  users: string[];
  /** Whether it has a client secret, for OAuth. */
  hasSecret: boolean;
  disabledAt: number | null;
  expiresAt: number | null;
  createdAt: number;
  /** Raising it makes every token issued to this client before invalid. */
  tokenGeneration: number;
  /** Token generations of the users, by user name. */
  userGenerations: ReadonlyMap<string, number>;
}

/**
 * A token is valid only in the generations in which it was issued: that of its client and that of
 * its user. Re-creating a removed user starts a new generation, so the old user's tokens stay
 * invalid. A user older than the client's generation needs no generation: no valid token is older
 * than the client's.
 */
export function findUserGeneration(
  { tokenGeneration, userGenerations }: Pick<Client, 'tokenGeneration' | 'userGenerations'>,
  username: string | undefined,
): number | undefined {
  const own = username === undefined ? undefined : userGenerations.get(username);
  return own !== undefined && own > tokenGeneration ? own : undefined;
}

export interface NewClient {
  id: string;
  name: string;
  entitlements: Entitlement[];
  ratePlan?: RateLimit[] | null;
  expiresAt?: number | null;
  secret?: string;
  /** Passwords by user name. */
  users?: Record<string, string>;
}

/** What can be changed of an existing client; an absent property stays as it is. */
export interface ClientChanges {
  name?: string;
  entitlements?: Entitlement[];
  ratePlan?: RateLimit[] | null;
  expiresAt?: number | null;
  disabled?: boolean;
}

export class ClientExistsError extends Error {
  constructor(id: string) {
    super(`There is already a client ${JSON.stringify(id)}.`);
  }
}

export class NoSuchClientError extends Error {
  constructor(id: string) {
    super(`There is no client ${JSON.stringify(id)}.`);
  }
}

export class NoSuchUserError extends Error {
  constructor(id: string, username: string) {
    super(`The client ${JSON.stringify(id)} has no user ${JSON.stringify(username)}.`);
  }
}
