import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections that came to rest are looked for this often. */
const sweepMs = 100;
/** What was sent before it began to close may not have been read yet. */
const silentMs = 500;

/**
 * Lets the service close when the requests in flight are answered, whatever their clients do then. Of
 * itself the server waits for connections that come to rest after it began to close, and for those that
 * have never asked for anything, until the other side hangs up. A request that takes longer than its
 * patience is broken off. Returns whether it has begun.
 */
export function trackClosing(app: FastifyInstance, patienceMs: number): () => boolean {
  const { server } = app;
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', track);
  // What was read of one with TLS is counted on a socket of its own.
  server.on('secureConnection', track);

  spareSending(server, open);
  let isClosing = false;
  let timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', (done) => {
    isClosing = true;
    timers = [
      setInterval(() => {
        server.closeIdleConnections();
      }, sweepMs),
      setTimeout(() => {
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }, silentMs),
      setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, patienceMs),
    ];
    done();
  });
  app.addHook('onClose', (_app, done) => {
    for (const timer of timers) clearTimeout(timer);
    done();
  });
  // Whoever is answered now should not send more over a connection that is about to go.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
  return () => isClosing;
}

/**
 * Node takes a connection to be at rest as soon as all of an answer was written to it, also where most of
 * it still waits to be sent: a slow reader would get a part. This is asked for by the sweep above and by
 * the server itself when it begins to close.
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
