import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The most responses that are held back. It keeps waits short, and lets the load gate see the cost
 * of a turn while the turn lasts.
 */
const most = 32;

/**
 * Sends the responses of one turn of the event loop together, after all requests that have arrived
 * were handled. Handling a request and sending a response both run through much code, and the
 * processor's caches cannot hold both: alternating between the two made an image from memory a
 * quarter slower.
 */
export function sendTogether(server: Server): void {
  let held: Socket[] = [];
  let inThisTurn = 0;
  let inLastTurn = 0;
  const send = () => {
    const sockets = held;
    held = [];
    for (const socket of sockets) socket.uncork();
  };
  const endTurn = () => {
    inLastTurn = inThisTurn;
    inThisTurn = 0;
    send();
  };
  server.prependListener('request', ({ socket }: IncomingMessage) => {
    if (inThisTurn === 0) setImmediate(endTurn);
    inThisTurn += 1;
    // The response to a single client would only wait.
    if (inLastTurn <= 1) return;
    socket.cork();
    if (held.push(socket) >= most) send();
  });
}
