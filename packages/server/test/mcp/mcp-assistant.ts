import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Service } from '../service.js';

/** An assistant's side of the protocol: the official client, connected over real HTTP. */
export interface Assistant {
  client: Client;
  /** The structured content of an answer; throws if the tool refused. */
  call(name: string, args: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** The message of a refusal; throws if the tool answered. */
  refusal(name: string, args: Record<string, unknown>): Promise<string>;
}

type Mode = 'legacy' | { pin: string };

const current: Mode = { pin: '2026-07-28' };

/** The address of the service; the first call makes it listen. */
async function addressOf({ http }: Listening): Promise<string> {
  const address = http.server.address();
  return address !== null && typeof address === 'object'
    ? `http://127.0.0.1:${String(address.port)}`
    : http.listen({ host: '127.0.0.1', port: 0 });
}

type Listening = Pick<Service, 'http' | 'token'>;

export async function connectAssistant(
  service: Listening,
  { token = service.token, mode = current }: { token?: string; mode?: Mode } = {},
): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const url = new URL('/mcp', await addressOf(service));
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return withCalls(client);
}

function withCalls(client: Client): Assistant {
  const ask = (name: string, args: Record<string, unknown>) =>
    client.callTool({ name, arguments: args });
  return {
    client,
    async call(name, args) {
      const { isError, content, structuredContent } = await ask(name, args);
      if (isError || !structuredContent) throw new Error(JSON.stringify(content));
      return structuredContent as Record<string, unknown>;
    },
    async refusal(name, args) {
      const { isError, content } = await ask(name, args);
      const [first] = content;
      if (!isError || first?.type !== 'text') throw new Error(`${name} answered`);
      return first.text;
    },
  };
}
