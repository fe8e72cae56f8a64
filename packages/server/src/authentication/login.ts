import type { ProblemCode } from '@broadsheet/contract';
import type { Client, Store } from '@broadsheet/store';
import type { LoginGate } from '../limits/login-gate.js';
import { RequestProblem } from '../problem.js';
import type { Caller, SecurityLog } from '../security/security-log.js';
import { storeUnreachable } from '../watch.js';
import { isActive } from './session-check.js';

/** Verifies credentials, and slows down guessing. */
export interface Login {
  /** The client, if it is active and the password belongs to its user. */
  withPassword(credentials: PasswordCredentials): Promise<Client | undefined>;
  withSecret(credentials: SecretCredentials): Promise<Client | undefined>;
}

interface PasswordCredentials {
  clientId: string;
  username: string;
  password: string;
  caller: Caller;
}

export interface SecretCredentials {
  clientId: string;
  secret: string;
  caller: Caller;
}

interface Options {
  clients: Pick<Store['clients'], 'find' | 'verifyPassword' | 'verifyClientSecret'>;
  gate: LoginGate;
  security: SecurityLog;
  clock: () => number;
}

export function createLogin({ clients, gate, security, clock }: Options): Login {
  /** Always does both lookups, so that the response time reveals nothing. */
  const findVerified = async (id: string, verified: Promise<boolean>) => {
    const [isVerified, client] = await Promise.all([verified, clients.find(id)]).catch(
      (error: unknown) => {
        throw storeUnreachable(error);
      },
    );
    const isGood = isVerified && client && isActive(client, clock());
    return { client, good: isGood ? client : undefined, isVerified };
  };

  /**
   * Logs the given names only if such a client or user exists: someone may have typed a password
   * there.
   */
  const record = async (kind: string, { user, caller, reason }: Failure) => {
    const client = await clients.find(user.clientId).catch(() => undefined);
    const { username } = user;
    security.record({
      kind,
      reason,
      ...caller,
      client: client?.id,
      username: username !== undefined && client?.users.includes(username) ? username : undefined,
    });
  };

  const attempt = async (user: User, caller: Caller, verify: () => Promise<boolean>) => {
    const name = [user.clientId, ...(user.username === undefined ? [] : [user.username])];
    try {
      return await gate.attempt({ user: name.join('\n'), address: caller.address }, async () => {
        const { client, good, isVerified } = await findVerified(user.clientId, verify());
        if (!good) {
          const reason = describeFailure(client, isVerified);
          await record('login.failed', { user, caller, reason });
        }
        return good;
      });
    } catch (error) {
      const reason = error instanceof RequestProblem ? refusals.get(error.code) : undefined;
      if (reason !== undefined) await record('login.locked', { user, caller, reason });
      throw error;
    }
  };

  return {
    withPassword: ({ clientId, username, password, caller }) =>
      attempt({ clientId, username }, caller, () =>
        clients.verifyPassword(clientId, username, password),
      ),
    withSecret: ({ clientId, secret, caller }) =>
      attempt({ clientId }, caller, () => clients.verifyClientSecret(clientId, secret)),
  };
}

interface User {
  clientId: string;
  username?: string;
}

interface Failure {
  user: User;
  caller: Caller;
  reason: string;
}

const refusals = new Map<ProblemCode, string>([
  ['too_many_failed_logins', 'too many failed logins'],
  ['too_many_logins', 'too many tokens obtained'],
]);

function describeFailure(client: Client | undefined, isVerified: boolean): string {
  if (!client) return 'no such client';
  return isVerified ? 'client disabled or expired' : 'wrong user, password or secret';
}

export function badCredentials(): RequestProblem {
  return new RequestProblem(
    'invalid_credentials',
    'No active client, user and password match what was sent.',
    { headers: { 'www-authenticate': 'Bearer' } },
  );
}
