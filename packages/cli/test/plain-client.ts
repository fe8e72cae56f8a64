import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';

interface PlainRequest {
  path: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

interface PlainAnswer {
  status: number;
  /** Whether all of the response arrived. */
  isWhole: boolean;
  /** As sent, so compressed where the request allowed that. */
  bytes: Buffer;
}

export interface PlainClient {
  post(request: PlainRequest): Promise<PlainAnswer>;
  close(): void;
}

/**
 * Posts JSON over connections that are kept. It is for tests that send thousands of requests: it
 * uses a fifth of the processor time of `fetch`, which would be most of such a test's.
 */
export function createPlainClient(address: string): PlainClient {
  const agent = new Agent({ keepAlive: true });
  return {
    async post({ path, token, body, headers }) {
      const sent = httpRequest(address + path, {
        agent,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      // It emits an error instead if it is cut short.
      await once(answer, 'end').catch(() => undefined);
      const bytes = Buffer.concat(parts);
      const length = Number(answer.headers['content-length'] ?? bytes.length);
      return {
        status: answer.statusCode ?? 0,
        isWhole: answer.complete && bytes.length === length,
        bytes,
      };
    },
    close: () => {
      agent.destroy();
    },
  };
}
