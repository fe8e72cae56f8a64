import type { Answer, Call } from './call.js';
import { streamBody } from './stream-body.js';
import { watchTime, type TimeWatch } from './time-watch.js';

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface ExchangeOptions {
  baseUrl: string;
  fetch: Fetch;
  timeoutMs: number;
}

/** Sends a call once and reads the answer to its end, within the time allowed for both. */
export async function exchange(
  call: Call,
  { baseUrl, fetch, timeoutMs }: ExchangeOptions,
): Promise<Answer> {
  const watch = watchTime(call, timeoutMs);
  try {
    watch.start();
    const init = { ...requestOf(call), signal: watch.signal };
    const response = await fetch(baseUrl + call.path, init);
    const { status, headers } = response;
    const content = await readContent(call, response, watch);
    return { status, headers, ...content, response, call };
  } catch (error) {
    watch.end();
    throw watch.explain(error);
  }
}

async function readContent(
  { streams = false, readsBytes = false }: Call,
  response: Response,
  watch: TimeWatch,
): Promise<Pick<Answer, 'text' | 'bytes' | 'stream'>> {
  if (streams && response.status === 200 && response.body) {
    return { text: '', stream: streamBody(response.body, watch) };
  }
  const content =
    readsBytes && response.status === 200
      ? { text: '', bytes: new Uint8Array(await response.arrayBuffer()) }
      : { text: await response.text() };
  watch.end();
  return content;
}

function requestOf({ method, body, headers }: Call): RequestInit {
  return {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A redirect would send a password or a token to an unknown address.
    redirect: 'manual',
  };
}
