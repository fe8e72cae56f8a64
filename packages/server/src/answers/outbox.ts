import type { ServerResponse } from 'node:http';

/** An answer that only has to be sent. */
interface Parcel {
  response: ServerResponse;
  status: number;
  /** Names and values in turn. */
  headers: string[];
  bytes: Buffer;
  onSent: () => void;
}

/**
 * Sends answers together, when the requests that are there now have all been looked at. Looking at a
 * request and sending an answer are both long ways through Node, and sending goes on through the
 * kernel: a processor's caches do not hold the code of both. Going to and fro for each request, a
 * picture from memory took a quarter longer, more than everything that is decided about it.
 */
export interface Outbox {
  put(parcel: Parcel): void;
  /** Calls back at the end of this turn of the event loop, with everything sent. */
  whenSent(callback: () => void): void;
}

/** So that nobody waits long, and what a turn costs shows while it lasts. */
const most = 32;

export function createOutbox(): Outbox {
  let waiting: Parcel[] = [];
  let inThisTurn = 0;
  let inLastTurn = 0;
  let isTurnOn = false;
  let callbacks: (() => void)[] = [];

  const sendWaiting = () => {
    const parcels = waiting;
    waiting = [];
    for (const parcel of parcels) send(parcel);
  };
  const endTurn = () => {
    sendWaiting();
    isTurnOn = false;
    if (inThisTurn > 0) inLastTurn = inThisTurn;
    inThisTurn = 0;
    const called = callbacks;
    callbacks = [];
    for (const callback of called) callback();
  };
  const beginTurn = () => {
    if (!isTurnOn) setImmediate(endTurn);
    isTurnOn = true;
  };

  return {
    put(parcel) {
      beginTurn();
      inThisTurn += 1;
      // A single reader would wait for nobody, and lose a quarter of its speed by it.
      if (inLastTurn <= 1) {
        send(parcel);
        return;
      }
      waiting.push(parcel);
      if (waiting.length >= most) sendWaiting();
    },
    whenSent(callback) {
      beginTurn();
      callbacks.push(callback);
    },
  };
}

function send({ response, status, headers, bytes, onSent }: Parcel): void {
  response.writeHead(status, headers);
  response.end(bytes);
  onSent();
}
