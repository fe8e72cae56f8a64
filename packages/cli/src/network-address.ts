import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { UserError } from './user-error.js';

interface NetworkAddress {
  host: string;
  port: number;
}

/** Explains why an address cannot be listened on, and what to do. */
export function explainRefusedAddress(
  error: unknown,
  { host, port }: NetworkAddress,
  env: NodeJS.ProcessEnv = process.env,
): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    // npm's own arguments end at the two dashes.
    const start = env.npm_lifecycle_event === 'start' ? 'npm start -- ' : '';
    return new UserError(
      `Port ${String(port)} of ${host} is taken by another program. Choose another: ${start}--port ${String(port + 1)}`,
    );
  }
  if (code !== undefined && ['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new UserError(`Cannot listen on ${host}, port ${String(port)}: ${code}.`);
  }
  return error;
}

/**
 * The one address to listen on for a host. A name may have several addresses; Fastify would give
 * `localhost` a second server, whose connections are not closed with the service and whose
 * certificate is not renewed. Clients that get a name try the IPv4 address too.
 */
export async function resolveHost(host: string): Promise<string> {
  const { address } = await lookup(host, { order: 'ipv4first' });
  return address;
}

/** A port that several processes can share: a free one for 0. Throws if the port is taken. */
export async function findPort({ host, port }: NetworkAddress): Promise<number> {
  const server = createServer();
  try {
    server.listen({ host: await resolveHost(host), port });
    await once(server, 'listening');
  } catch (error) {
    throw explainRefusedAddress(error, { host, port });
  }
  const found = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return found;
}
