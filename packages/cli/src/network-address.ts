import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { UserError } from './user-error.js';

interface NetworkAddress {
  host: string;
  port: number;
}

/** Says what to do about an address that cannot be listened on. */
export function explainRefusedAddress(
  error: unknown,
  { host, port }: NetworkAddress,
  env: NodeJS.ProcessEnv = process.env,
): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    // What npm itself takes ends at the two dashes.
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
 * The one address to listen on for a host. A name may stand for several; left to the framework,
 * `localhost` would get a second server of its own, without what stands in front of the first and with
 * a certificate that nobody renews. Every client that is told a name tries the IPv4 address too.
 */
export async function resolveHost(host: string): Promise<string> {
  const { address } = await lookup(host, { order: 'ipv4first' });
  return address;
}

/** The port that processes can listen on together: a free one for 0. Throws where it is taken. */
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
