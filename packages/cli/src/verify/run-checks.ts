import type { Families } from '@broadsheet/contract';
import { Absent, Skipped, type Check, type Origin, type Subject } from './check.js';
import { createSendRequest, type Exchange } from './exchange.js';
import { findSamples, type Samples } from './find-samples.js';

export type Verdict = 'holds' | 'fails' | 'absent' | 'skipped';

/** The result of one check. */
export interface CheckResult {
  check: Check;
  verdict: Verdict;
  /** Why the rule does not hold; undefined if it holds. */
  reason: string | undefined;
  /** The last request and response before the failure. */
  exchange: Exchange | undefined;
}

export interface Target {
  /** Without a trailing slash. */
  baseUrl: string;
  credentials: Subject['credentials'];
  /** Instead of the credentials. */
  token: string | undefined;
  /** The reports to use; found through the lists if not given. */
  samples: Partial<Samples>;
  families: Families;
  timeoutMs?: number;
}

/** Prepares a service for checking: obtains a token, and finds reports to use. */
export async function openSubject(target: Target) {
  let token = target.token;
  let last: Exchange | undefined;
  const send = createSendRequest({
    baseUrl: target.baseUrl,
    token: () => token,
    timeoutMs: target.timeoutMs ?? 30_000,
    onExchange: (exchange) => (last = exchange),
  });
  token ??= await obtainToken(send, target.credentials);
  const subject: Subject = {
    send,
    credentials: target.credentials,
    ...(await findSamples(send, target.families, target.samples)),
  };
  return {
    subject,
    run: async (check: Check): Promise<CheckResult> => {
      last = undefined;
      return runCheck(check, subject, () => last);
    },
  };
}

async function runCheck(
  check: Check,
  subject: Subject,
  lastExchange: () => Exchange | undefined,
): Promise<CheckResult> {
  try {
    await check.run(subject);
    return { check, verdict: 'holds', reason: undefined, exchange: undefined };
  } catch (error) {
    const reason = reasonOf(error);
    const verdict = verdictOf(error);
    return { check, verdict, reason, exchange: verdict === 'fails' ? lastExchange() : undefined };
  }
}

/** Any other error, such as a broken connection, counts as a failure of the service too. */
function verdictOf(error: unknown): Verdict {
  if (error instanceof Absent) return 'absent';
  return error instanceof Skipped ? 'skipped' : 'fails';
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch` says only "fetch failed"; the cause has the real reason.
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function obtainToken(
  send: Subject['send'],
  credentials: Subject['credentials'],
): Promise<string | undefined> {
  if (!credentials) return undefined;
  const { clientId, username, password } = credentials;
  const body = { ClientId: clientId, Username: username, Password: password };
  const { status, text } = await send('/authentication/token', { body, token: null });
  if (status !== 200) throw new TokenRefusedError(status);
  try {
    const { access_token: token } = JSON.parse(text) as { access_token?: unknown };
    if (typeof token === 'string') return token;
  } catch {
    // Reported below.
  }
  throw new TokenRefusedError(status);
}

/** Without a token nothing can be checked. */
export class TokenRefusedError extends Error {
  constructor(status: number) {
    super(
      `POST /authentication/token answered ${String(status)} and no token. A service that gives out tokens in another way can be checked with --token.`,
    );
  }
}

/** `interface` applies to every service; the others only to ours. */
export const origins: Origin[] = ['interface', 'decision', 'extension'];
