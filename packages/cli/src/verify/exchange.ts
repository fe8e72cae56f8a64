/** A request as sent and its response as received, for checks and for failure reports. */
export interface Exchange {
  method: string;
  /** Below the base address, with its query. */
  path: string;
  requestHeaders: Record<string, string>;
  requestBody: string | undefined;
  status: number;
  headers: Headers;
  text: string;
}

export interface RequestOptions {
  method?: string;
  /** Sent as JSON, unless it is a string. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Undefined for the client's token, null for none. */
  token?: string | null;
}

export type SendRequest = (path: string, options?: RequestOptions) => Promise<Exchange>;

interface SenderOptions {
  baseUrl: string;
  /** The client's token, once there is one. */
  token: () => string | undefined;
  timeoutMs: number;
  onExchange: (exchange: Exchange) => void;
}

const patienceMs = 60_000;

/** Sends requests exactly as described, and waits if the service asks to retry later. */
export function createSendRequest(options: SenderOptions): SendRequest {
  return async (path, request = {}) => {
    for (;;) {
      const exchange = await sendOnce(path, request, options);
      const waitMs = Number(exchange.headers.get('retry-after')) * 1000;
      if (exchange.status === 429 && waitMs > 0 && waitMs <= patienceMs) {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        continue;
      }
      options.onExchange(exchange);
      return exchange;
    }
  };
}

async function sendOnce(
  path: string,
  { method = 'POST', body, headers = {}, token }: RequestOptions,
  { baseUrl, token: readersToken, timeoutMs }: SenderOptions,
): Promise<Exchange> {
  const bearer = token === undefined ? readersToken() : token;
  const isJson = body !== undefined && typeof body !== 'string';
  const requestHeaders = {
    ...(bearer !== null && bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(isJson && { 'content-type': 'application/json' }),
    ...headers,
  };
  const requestBody = typeof body === 'string' ? body : isJson ? JSON.stringify(body) : undefined;
  const response = await fetch(baseUrl + path, {
    method,
    headers: requestHeaders,
    // Bytes get no Content-Type by default; a string would.
    ...(requestBody !== undefined && { body: new TextEncoder().encode(requestBody) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  const { status, headers: answered } = response;
  return { method, path, requestHeaders, requestBody, status, headers: answered, text };
}
