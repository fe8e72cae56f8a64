import type { Store } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import { storeUnreachable, type Watch } from '../watch.js';
import { RefusedAccess } from './refused-access.js';
import type { Session, SessionCheck, SessionFault } from './session-check.js';
import type { TokenHolder, TokenService } from './token.js';

/** The session of a token; throws if the token is invalid. */
export type OpenSession = (token: string) => Promise<Session>;

interface Options {
  tokens: TokenService;
  revocations: Pick<Store['revocations'], 'has'>;
  check: SessionCheck;
  watch: Watch;
  clock: () => number;
}

export function createOpenSession(options: Options): OpenSession {
  const { tokens, revocations, check, watch, clock } = options;
  const resolve = async (token: string): Promise<Session> => {
    if (clock() > watch.trustedUntil) await watch.hear();
    const holder = await tokens.verify(token);
    if (!holder) throw badToken('The token is unknown or revoked; obtain a new one.', 'forged');
    if (holder.expiresAt <= clock()) throw expiredToken(holder);
    const session = await check(holder, () => revocations.has(holder.id));
    if (typeof session === 'string') throw explainFault(session, holder);
    return session;
  };
  return (token) =>
    resolve(token).catch((error: unknown) => {
      // The store could not be read, so nothing is known about the token.
      throw error instanceof RequestProblem ? error : storeUnreachable(error);
    });
}

function explainFault(fault: SessionFault, { clientId }: TokenHolder): RefusedAccess {
  if (fault === 'revoked') {
    return badToken('The token is unknown or revoked; obtain a new one.', 'revoked', clientId);
  }
  const detail = 'The client of this token is disabled or has expired, or its user is gone.';
  return badToken(detail, 'client disabled or expired, or user gone', clientId);
}

const kind = 'token.refused';

function badToken(detail: string, reason: string, clientId?: string): RefusedAccess {
  const headers = { 'www-authenticate': 'Bearer error="invalid_token"' };
  return new RefusedAccess('invalid_token', detail, { kind, reason, clientId, headers });
}

function expiredToken({ clientId, expiresAt }: TokenHolder): RefusedAccess {
  const detail = `The token expired at ${new Date(expiresAt).toISOString()}; obtain a new one.`;
  const description = 'error_description="The access token expired"';
  const headers = { 'www-authenticate': `Bearer error="invalid_token", ${description}` };
  return new RefusedAccess('expired_token', detail, { kind, reason: 'expired', clientId, headers });
}
