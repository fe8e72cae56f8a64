import type { Client } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import type { Guard } from './guard.js';

/**
 * The access of a local command, which works on the store of this machine without an account in it.
 */
export interface LocalAccess {
  client: Client;
  /**
   * Known to this process only, so that no one else could use it even if the application listened
   * on a port.
   */
  token: string;
}

/** Admits requests with the token of this process. Clients of the store are not accepted here. */
export function createLocalGuard({ client, token }: LocalAccess): Guard {
  const expected = `Bearer ${token}`;
  return () => (request, _reply, done) => {
    if (request.headers.authorization === expected) {
      request.client = client;
      done();
    } else {
      done(new RequestProblem('invalid_token', 'Only the process itself may call.'));
    }
  };
}
