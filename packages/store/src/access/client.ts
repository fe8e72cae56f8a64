/** What a client may do: every combination of what is listed; `*` stands for all there are. */
export interface Entitlement {
  /**
   * Each includes the one before it: who publishes may read, who administers may do both. Who audits may
   * look at clients, usage and the audit log, and at no report: its lists are empty.
   */
  access: 'read' | 'publish' | 'administer' | 'audit';
  families: string[] | '*';
  /** Upper-case country codes. */
  countries: string[] | '*';
  /** Language names, matched without regard to case. */
  languages: string[] | '*';
}

/** Of no report: an older program, which does not know the access, must not take it for reading. */
export const auditEverything: Entitlement = {
  access: 'audit',
  families: [],
  countries: [],
  languages: [],
};

/** At most so many requests in each window of so many seconds. */
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
  /** Raised to make every token of this client that was issued before worthless. */
  tokenGeneration: number;
  /** Likewise of its users, by name. */
  userGenerations: ReadonlyMap<string, number>;
}

/**
 * A token is good only in the generations in which it was issued, that of its client and that of its
 * user. Who comes later has a later one: whoever gets the name of one who was removed does not get his
 * tokens. A user who is older than the client's generation needs none: no token is older than it.
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

/** What can be changed of a client that exists; what is absent stays as it is. */
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
