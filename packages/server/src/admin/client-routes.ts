import {
  adminClients,
  defaultLimit,
  type ClientChangeRequest,
  type ClientRequest,
  type ClientSecrets,
  type PasswordRequest,
  type Families,
} from '@broadsheet/contract';
import {
  ClientExistsError,
  generateSecret,
  isCommonPassword,
  NoSuchClientError,
  NoSuchUserError,
  type Client,
  type RateLimit,
  type Store,
} from '@broadsheet/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../authentication/actor.js';
import { requireAdministrator, requireAuditor } from '../authentication/roles.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { readEntitlements, readRatePlan, readExpiry, viewClient } from './view.js';

interface AdminServices {
  clients: Store['clients'];
  families: Families;
  /** Makes a change visible in this process at once. */
  noticeChanges: () => Promise<void>;
  /** The rate plan of new clients that are created without one; null is unlimited. */
  defaultRatePlan: RateLimit[] | null;
}

/** Adds the operations of administrators on clients, and on their secrets and users. */
export function clientRoutes(addRoute: AddRoute, services: AdminServices): void {
  const { clients, families, defaultRatePlan } = services;
  const { look, act, change, gone } = createRoles(services);

  addRoute(
    adminClients.list,
    look(async (request) => {
      const { limit, after } = request.query as { limit?: string; after?: string };
      const size = Number(limit ?? defaultLimit);
      const found = await clients.list({ limit: size + 1, ...(after && { after }) });
      const page = found.slice(0, size);
      const last = page.at(-1);
      return {
        Clients: page.map(viewClient),
        ...(found.length > size && last && { Next: last.id }),
      };
    }),
  );

  addRoute(
    adminClients.add,
    change(async (request, reply) => {
      const body = request.body as ClientRequest;
      const secrets = generateSecrets(body);
      const client = { ratePlan: defaultRatePlan, ...toNewClient(families, body, secrets) };
      await clients.add(client, actorOf(request));
      void reply.status(201).header('location', `/admin/v1/clients/${body.ClientId}`);
      return shown(reply, secrets);
    }),
  );

  addRoute(
    adminClients.get,
    look(async (request) => viewClient(await getClient(clients, clientIdOf(request)))),
  );

  addRoute(
    adminClients.change,
    change(async (request) => {
      const id = clientIdOf(request);
      await clients.change(
        id,
        toChanges(families, request.body as ClientChangeRequest),
        actorOf(request),
      );
      return viewClient(await getClient(clients, id));
    }),
  );

  addRoute(
    adminClients.remove,
    act(async (request, reply) => {
      await clients.remove(clientIdOf(request), actorOf(request));
      return gone(reply);
    }),
  );

  secretRoutes(addRoute, services);
}

function secretRoutes(addRoute: AddRoute, services: AdminServices): void {
  const { clients } = services;
  const { act, change, gone } = createRoles(services);

  addRoute(
    adminClients.rotate,
    change(async (request, reply) => {
      const id = clientIdOf(request);
      const secret = generateSecret();
      await clients.setSecret(id, secret, actorOf(request));
      return shown(reply, { ClientId: id, ClientSecret: secret, Users: [] });
    }),
  );

  addRoute(
    adminClients.revokeTokens,
    act(async (request, reply) => {
      await clients.revokeTokens(clientIdOf(request), actorOf(request));
      return gone(reply);
    }),
  );

  addRoute(
    adminClients.setPassword,
    change(async (request, reply) => {
      const { clientId, username } = request.params as UserParams;
      const { Password: given, KeepTokens: keepTokens = false } = request.body as PasswordRequest;
      if (given !== undefined) await refuseCommon({ clientId, username, password: given });
      const password = given ?? generateSecret();
      await clients.setPassword(clientId, { username, password, keepTokens }, actorOf(request));
      // A password chosen by the caller is not sent back.
      const Users = given === undefined ? [{ Username: username, Password: password }] : [];
      return shown(reply, { ClientId: clientId, Users });
    }),
  );

  addRoute(
    adminClients.removeUser,
    act(async (request, reply) => {
      const { clientId, username } = request.params as UserParams;
      await clients.removeUser(clientId, username, actorOf(request));
      return gone(reply);
    }),
  );
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Wraps handlers: each is for some clients only, and most change something. */
function createRoles({ noticeChanges }: Pick<AdminServices, 'noticeChanges'>) {
  const look = (handler: Handler): Handler =>
    async function forAuditors(request, reply) {
      requireAuditor(request.client);
      return handler(request, reply).catch(refuse);
    };
  const act = (handler: Handler): Handler =>
    async function forAdministrators(request, reply) {
      requireAdministrator(request.client);
      return handler(request, reply).catch(refuse);
    };
  const change = (handler: Handler): Handler =>
    act(async (request, reply) => {
      const answer = await handler(request, reply);
      await noticeChanges();
      return answer;
    });
  const gone = async (reply: FastifyReply) => {
    await noticeChanges();
    return reply.status(204).send();
  };
  return { look, act, change, gone };
}

async function refuseCommon(chosen: Parameters<typeof isCommonPassword>[0]): Promise<void> {
  if (!(await isCommonPassword(chosen))) return;
  const detail =
    'The password is easy to guess: a common one, or the name of the user. Choose another, or leave it out to have one made.';
  throw new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: '/Password', detail }],
  });
}

interface UserParams {
  clientId: string;
  username: string;
}

function clientIdOf(request: FastifyRequest): string {
  return (request.params as { clientId: string }).clientId;
}

/** Secrets are shown once, so no cache may store the response. */
function shown(reply: FastifyReply, secrets: ClientSecrets): ClientSecrets {
  void reply.header('cache-control', 'no-store');
  return secrets;
}

function generateSecrets({ ClientId, Users = [] }: ClientRequest): ClientSecrets {
  return {
    ClientId,
    ClientSecret: generateSecret(),
    Users: Users.map((Username) => ({ Username, Password: generateSecret() })),
  };
}

function toNewClient(
  families: Families,
  body: ClientRequest,
  { ClientSecret = '', Users }: ClientSecrets,
) {
  const { ClientId: id, Name: name = id, Entitlements = [] } = body;
  return {
    id,
    name,
    entitlements: readEntitlements(families, Entitlements),
    ...(body.RatePlan !== undefined && { ratePlan: readRatePlan(body.RatePlan) }),
    expiresAt: readExpiry(body.ExpiresAt ?? null),
    secret: ClientSecret,
    users: Object.fromEntries(Users.map(({ Username, Password }) => [Username, Password])),
  };
}

function toChanges(families: Families, body: ClientChangeRequest) {
  const { Name, Entitlements, RatePlan, ExpiresAt, Disabled } = body;
  return {
    ...(Name !== undefined && { name: Name }),
    ...(Entitlements && { entitlements: readEntitlements(families, Entitlements) }),
    ...(RatePlan !== undefined && { ratePlan: readRatePlan(RatePlan) }),
    ...(ExpiresAt !== undefined && { expiresAt: readExpiry(ExpiresAt) }),
    ...(Disabled !== undefined && { disabled: Disabled }),
  };
}

async function getClient(clients: Store['clients'], id: string): Promise<Client> {
  const client = await clients.find(id);
  if (!client) throw new NoSuchClientError(id);
  return client;
}

function refuse(error: unknown): never {
  if (error instanceof ClientExistsError) throw new RequestProblem('client_exists', error.message);
  if (error instanceof NoSuchClientError || error instanceof NoSuchUserError) {
    throw new RequestProblem('not_found', error.message);
  }
  throw error;
}
