import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9._~:-]{1,128}$/;

/** The client's own id if it is well-formed, so that the logs of both sides can be matched. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : makeId();
}

const idLength = 36;
const endings = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
let page = '';
let used = 0;

/**
 * Returns UUIDs that differ in their last digits, cut from a prepared batch. Ids need not be hard
 * to guess, so they need not be random; a random one each time would take a fiftieth of the time of
 * a ready response.
 */
function makeId(): string {
  if (used === page.length) {
    const stem = randomUUID().slice(0, -2);
    page = endings.map((ending) => stem + ending).join('');
    used = 0;
  }
  used += idLength;
  return page.slice(used - idLength, used);
}
