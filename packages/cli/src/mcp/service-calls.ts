import type { Credentials, UserCredentials } from '@broadsheet/client';
import { createToken, type TokenResponse } from '@broadsheet/contract';
import { parseRefusal, Refusal, type CallOperation } from '@broadsheet/server';

interface Connection {
  url: string;
  credentials: Credentials;
}

/** An assistant waits for the answer, and gives up after a minute. */
const timeoutMs = 30_000;

/** Calls operations of a running service with the given credentials. */
export function createServiceCalls({ url, credentials }: Connection): CallOperation {
  const send = createSend(url);
  const obtain = () => obtainToken(credentials, send);
  const canRenew = typeof credentials !== 'string';
  let token: Promise<string> | undefined;
  return async ({ method, path }, { body, query }) => {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const ask = async () =>
      send({ method, path: path + search, body, token: await (token ??= obtain()) });
    let answer = await ask().catch((error: unknown) => {
      token = undefined;
      throw error;
    });
    if (answer.status === 401 && canRenew) {
      token = undefined;
      answer = await ask();
    }
    return answer;
  };
}

interface Sent {
  method: string;
  path: string;
  body?: object | undefined;
  token?: string;
}

function createSend(url: string) {
  const base = url.replace(/\/+$/, '');
  return async ({ method, path, body, token }: Sent) => {
    try {
      const response = await fetch(base + path, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        // A redirect would send the token to another address.
        redirect: 'error',
      });
      return {
        status: response.status,
        text: await response.text(),
        header: (name: string) => response.headers.get(name) ?? undefined,
      };
    } catch (error) {
      const { cause = error } = error as { cause?: unknown };
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Refusal('unreachable', `The service at ${base} does not answer: ${reason}.`);
    }
  };
}

async function obtainToken(
  credentials: Credentials,
  send: ReturnType<typeof createSend>,
): Promise<string> {
  if (typeof credentials === 'string') return credentials;
  if (typeof credentials === 'function') return credentials();
  const answer = await send({ ...createToken, body: loginOf(credentials) });
  if (answer.status !== 200) throw parseRefusal(answer);
  return (JSON.parse(answer.text) as TokenResponse).access_token;
}

function loginOf({ clientId, username, password }: UserCredentials) {
  return { ClientId: clientId, Username: username, Password: password };
}
