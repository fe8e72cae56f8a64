import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often idle connections are closed while the service closes. */
const sweepMs = 100;
/**
 * How long to wait before closing silent connections: a request sent before closing began may not
 * have been read yet.
 */
const silentMs = 500;

export interface Closing {
  /**
   * Whether the service is about to close, or closing: it is no longer ready, and each answer closes
   * its connection. Requests are answered as before.
   */
  hasBegun: boolean;
}

/**
 * Lets the service close once the requests in flight are answered, whatever their clients do then.
 * By itself, the server would wait for the other side to close connections that become idle after
 * closing began, and connections that never sent a request. A request that takes longer than
 * `patienceMs`, if given, is broken off.
 */
export function trackClosing(
  app: FastifyInstance,
  closing: Closing,
  patienceMs: number | undefined,
): void {
  const { server } = app;
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', track);
  // With TLS, the bytes read are counted on a separate socket.
  server.on('secureConnection', track);

  spareSending(server, open);
  const breakOff = () => {
    for (const socket of open) socket.destroy();
  };
  let timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', (done) => {
    closing.hasBegun = true;
    timers = [
      setInterval(() => {
        server.closeIdleConnections();
      }, sweepMs),
      setTimeout(() => {
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }, silentMs),
    ];
    if (patienceMs !== undefined) timers.push(setTimeout(breakOff, patienceMs));
    done();
  });
  app.addHook('onClose', (_app, done) => {
    for (const timer of timers) clearTimeout(timer);
    done();
  });
}

/**
 * Keeps connections with unsent data open. Node treats a connection as idle as soon as the whole
 * response was written to it, even if most of it is not sent yet, so a slow client would get only a
 * part. The timer above calls `closeIdleConnections`, and so does the server when it begins to
 * close.
 */
function spareSending(server: Server, open: ReadonlySet<Socket>): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const sending = [...open].filter(({ writableLength }) => writableLength > 0);
    for (const socket of sending) socket.destroy = () => socket;
    closeIdle();
    for (const socket of sending) Reflect.deleteProperty(socket, 'destroy');
  };
}
