import type { Answer, Call } from './call.js';
import { NetworkError } from './errors.js';

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface ExchangeOptions {
  baseUrl: string;
  fetch: Fetch;
  timeoutMs: number;
}

/** Tells our own end of waiting from all others. */
const timedOut = new Error('timed out');

/** Sends a call once and reads the answer to its end, within the time allowed for both. */
export async function exchange(
  call: Call,
  { baseUrl, fetch, timeoutMs }: ExchangeOptions,
): Promise<Answer> {
  const { signal } = call;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(timedOut);
  }, timeoutMs);
  const stop = () => {
    controller.abort();
  };
  signal?.addEventListener('abort', stop);
  try {
    const init = { ...requestOf(call), signal: controller.signal };
    const response = await fetch(baseUrl + call.path, init);
    const { status, headers } = response;
    const isFile = call.readsBytes === true && status === 200;
    const content = isFile
      ? { text: '', bytes: new Uint8Array(await response.arrayBuffer()) }
      : { text: await response.text() };
    return { status, headers, ...content, response, call };
  } catch (error) {
    signal?.throwIfAborted();
    throw controller.signal.reason === timedOut
      ? timeoutOf(call, timeoutMs)
      : networkErrorOf(call, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function requestOf({ method, body, headers }: Call): RequestInit {
  return {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A redirect would carry a password or a token to an address that nobody chose.
    redirect: 'manual',
  };
}

function timeoutOf({ method, path }: Call, timeoutMs: number): NetworkError {
  const what = `did not answer within ${String(timeoutMs)} ms`;
  return new NetworkError(what, { method, path, code: 'timeout' });
}

function networkErrorOf({ method, path }: Call, error: unknown): NetworkError {
  const { message, code } = rootOf(error);
  return new NetworkError(`failed: ${message}`, { method, path, code, cause: error });
}

/** `fetch` says only "fetch failed"; what really happened is the cause of the cause. */
function rootOf(error: unknown): { message: string; code: string } {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  const { code } = root as { code?: unknown };
  const known = typeof code === 'string' ? code : undefined;
  const message = (root instanceof Error && root.message) || known;
  return { message: message ?? 'no connection', code: known ?? 'network_error' };
}
