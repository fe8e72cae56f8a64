import type { FastifyReply } from 'fastify';

interface Held {
  reply: FastifyReply;
  bytes: Buffer;
}

/**
 * The most responses that are held back. It keeps waits short, and lets the load gate see the cost
 * of a turn while the turn lasts.
 */
const most = 8;

/** One list for the process, which has one event loop. */
let held: Held[] = [];

/**
 * Sends a response together with the others of this turn of the event loop, after all requests that
 * have arrived were handled. Handling a request and sending a response both run through much code,
 * and the processor's caches cannot hold both: alternating between the two made an image from
 * memory a fifth slower.
 */
export function sendTogether(reply: FastifyReply, bytes: Buffer): void {
  if (held.push({ reply, bytes }) === 1) setImmediate(sendHeld);
  if (held.length >= most) sendHeld();
}

/** Sends what is held back now. */
export function sendHeld(): void {
  const sending = held;
  held = [];
  for (const { reply, bytes } of sending) void reply.send(bytes);
}
