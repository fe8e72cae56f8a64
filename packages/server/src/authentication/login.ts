import type { Client, Store } from '@broadsheet/store';
import type { LoginGate } from '../limits/login-gate.js';
import { RequestProblem } from '../problem.js';
import { isActive, storeUnreachable } from './sessions.js';

/** Finds out whether credentials are good; slows down whoever guesses. */
export interface Login {
  /** The client, where it is active and the password is its user's. */
  withPassword(credentials: PasswordCredentials): Promise<Client | undefined>;
  withSecret(credentials: SecretCredentials): Promise<Client | undefined>;
}

interface PasswordCredentials {
  clientId: string;
  username: string;
  password: string;
  address: string;
}

export interface SecretCredentials {
  clientId: string;
  secret: string;
  address: string;
}

interface Options {
  clients: Pick<Store['clients'], 'find' | 'verifyPassword' | 'verifyClientSecret'>;
  gate: LoginGate;
  clock: () => number;
}

export function createLogin({ clients, gate, clock }: Options): Login {
  /** Both questions are asked whatever the first answer: the time taken tells nothing. */
  const findVerified = async (id: string, verified: Promise<boolean>) => {
    const [isVerified, client] = await Promise.all([verified, clients.find(id)]).catch(
      (error: unknown) => {
        throw storeUnreachable(error);
      },
    );
    return isVerified && client && isActive(client, clock()) ? client : undefined;
  };

  return {
    withPassword: ({ clientId, username, password, address }) =>
      gate.attempt({ user: `${clientId}\n${username}`, address }, () =>
        findVerified(clientId, clients.verifyPassword(clientId, username, password)),
      ),
    withSecret: ({ clientId, secret, address }) =>
      gate.attempt({ user: clientId, address }, () =>
        findVerified(clientId, clients.verifyClientSecret(clientId, secret)),
      ),
  };
}

export function badCredentials(): RequestProblem {
  return new RequestProblem(
    'invalid_credentials',
    'No active client, user and password match what was sent.',
    { headers: { 'www-authenticate': 'Bearer' } },
  );
}
