import type { Client } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import type { Guard } from './guard.js';

/** Who works on the store of this machine, and needs no account in it. */
export interface LocalAccess {
  client: Client;
  /** Known to this process only, so that nobody else could use it even if the application listened. */
  token: string;
}

/** Lets pass whoever has the token of this process; clients of the store are not known here. */
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
