import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server that can stop forwarding everything without closing a connection. */
export interface QuietWire {
  port: number;
  hush(): void;
  resume(): void;
  close(): Promise<void>;
}

export async function openQuietWire(target: { host: string; port: number }): Promise<QuietWire> {
  const sockets = new Set<Socket>();
  let isHushed = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    if (isHushed) socket.pause();
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(target);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    keep(near);
    keep(far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hush() {
      isHushed = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isHushed = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
