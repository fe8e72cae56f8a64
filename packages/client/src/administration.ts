import type { Call, CallOptions, Send } from './http/call.js';
import { parseJson } from './http/parse-json.js';
import { camelCased, pascalCased } from './reports/camel-case.js';
import { paged, type Paged } from './reports/paged.js';
import { findNext, type PageOptions } from './reports/report-page.js';
import { writeQuery } from './reports/write-query.js';

/** The rights of a client: every combination of the listed values. */
export interface ClientRight {
  /** `publish` includes reading; `administer` includes both and covers everything. */
  access: 'read' | 'publish' | 'administer' | 'audit';
  /** Report families; all of them if left out. */
  families?: string[] | undefined;
  /** Country codes of two letters; all of them if left out. */
  countries?: string[] | undefined;
  /** Language names; all of them if left out. */
  languages?: string[] | undefined;
}

/** At most `limit` requests in each window of `seconds`. */
export interface ClientRateLimit {
  /** Requests in each window. */
  limit: number;
  /** Length of a window in seconds. */
  seconds: number;
}

/** A client as administrators see it. */
export interface Client {
  /** Its id. */
  clientId: string;
  /** Its name, for people. */
  name: string;
  /** Its rights; it may do nothing if this is empty. */
  entitlements: ClientRight[];
  /** How many requests it may make; null for any number. */
  ratePlan: ClientRateLimit[] | null;
  /** The names of its users. */
  users: string[];
  /** Whether it has a client secret. */
  hasSecret: boolean;
  /** Whether it was disabled. */
  disabled: boolean;
  /** When it expires: ISO 8601; null for never. */
  expiresAt: string | null;
  /** When it was created: ISO 8601. */
  createdAt: string;
}

/** A part of the list of clients. */
export interface ClientPage {
  /** The clients of this page, by their ids. */
  clients: Client[];
  /** The cursor of the next page, for `after`; undefined on the last page. */
  next: string | undefined;
}

/** The changed properties of a client; the others stay as they are. */
export interface ClientChange {
  /** Its name, for people. */
  name?: string | undefined;
  /** Its rights. */
  entitlements?: ClientRight[] | undefined;
  /** How many requests it may make; null for any number. */
  ratePlan?: ClientRateLimit[] | null | undefined;
  /** When it expires: ISO 8601; null for never. */
  expiresAt?: string | null | undefined;
  /** Whether it is disabled: its tokens and sessions end within a second. */
  disabled?: boolean | undefined;
}

/** A client to create. */
export interface NewClient extends Omit<ClientChange, 'disabled'> {
  /** 1 to 64 letters, digits, dots, underscores or hyphens. */
  clientId: string;
  /** Names of its users; a password is generated for each. */
  users?: string[] | undefined;
}

/** The generated secrets of a client. They cannot be shown again. */
export interface AddedClient {
  /** Its id. */
  clientId: string;
  /** The client secret, if one was generated. */
  clientSecret?: string | undefined;
  /** The created users, with their passwords. */
  users: { username: string; password: string }[];
}

/** Which requests are counted. */
export interface UsageQuery extends CallOptions {
  /** Only requests of this client. */
  client?: string | undefined;
  /** The first day: `2026-01-31`, UTC. */
  from?: string | undefined;
  /** The last day. */
  to?: string | undefined;
}

/** A count of requests. */
export interface UsageEntry {
  /** The day, UTC. */
  day: string;
  /** The client that made them. */
  clientId: string;
  /** The operation, as in the OpenAPI document. */
  operation: string;
  /** The number of requests. */
  requests: number;
}

/**
 * For administrators; operations that only read are for auditors too. An extension of the
 * specification.
 */
export interface Administration {
  /** Every client with its rights. */
  clients(options?: PageOptions): Paged<ClientPage, Client>;
  /** One client. */
  client(clientId: string, options?: CallOptions): Promise<Client>;
  /** Creates a client with a secret, and a password for each of its users. */
  addClient(client: NewClient, options?: CallOptions): Promise<AddedClient>;
  /** Changes the given properties; all processes know within a second. */
  changeClient(clientId: string, change: ClientChange, options?: CallOptions): Promise<Client>;
  /** Adds a user to a client, or replaces its password; generates a password if none is given. */
  setPassword(
    clientId: string,
    username: string,
    options?: CallOptions & { password?: string | undefined },
  ): Promise<AddedClient>;
  /** Removes a user of a client. */
  removeUser(clientId: string, username: string, options?: CallOptions): Promise<void>;
  /** The number of requests of each client, per operation and day. */
  usage(query?: UsageQuery): Promise<UsageEntry[]>;
}

export function createAdministration(send: Send): Administration {
  const ask = async (
    method: Call['method'],
    path: string,
    { signal }: CallOptions = {},
    body?: object,
  ) => {
    // Creating or removing the same thing twice is an error the second time.
    const repeat = method === 'GET' || method === 'PATCH' ? 'freely' : 'if-refused';
    return send({ method, path: `/admin/v1/${path}`, body, repeat, signal });
  };
  const read = async (...asked: Parameters<typeof ask>) =>
    camelCased(parseJson(await ask(...asked)));
  return {
    clients: ({ limit, after, signal } = {}) =>
      paged({
        after,
        fetchPage: async (from) => {
          const answer = await ask('GET', `clients${writeQuery({ limit, after: from })}`, {
            signal,
          });
          const { clients } = camelCased(parseJson(answer)) as ClientPage;
          return { clients, next: findNext(answer, from) };
        },
        itemsOf: ({ clients }) => clients,
        nextOf: ({ next }) => next,
      }),
    client: async (id, options) => (await read('GET', pathOf(id), options)) as Client,
    addClient: async (client, options) =>
      (await read('POST', 'clients', options, bodyOf(client))) as AddedClient,
    changeClient: async (id, change, options) =>
      (await read('PATCH', pathOf(id), options, bodyOf(change))) as Client,
    setPassword: async (id, username, { password, ...options } = {}) =>
      (await read('PUT', pathOf(id, username), options, pascalCased({ password }))) as AddedClient,
    async removeUser(id, username, options) {
      await ask('DELETE', pathOf(id, username), options);
    },
    async usage({ signal, ...query } = {}) {
      const found = await read('GET', `usage${writeQuery(query)}`, { signal });
      return (found as { usage: UsageEntry[] }).usage;
    },
  };
}

const pathOf = (clientId: string, username?: string) =>
  ['clients', clientId, ...(username === undefined ? [] : ['users', username])]
    .map(encodeURIComponent)
    .join('/');

/** The inner objects of a client are few, and each keeps its names of the wire format. */
function bodyOf({ entitlements, ratePlan, ...client }: ClientChange): object {
  return pascalCased({
    ...client,
    entitlements: entitlements?.map(pascalCased),
    ratePlan: ratePlan === null ? null : ratePlan?.map(pascalCased),
  });
}
