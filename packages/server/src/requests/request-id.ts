import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9._~:-]{1,128}$/;

/** The caller's own id where it is well-formed, so that both sides' logs can be matched. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : makeId();
}

const idLength = 36;
const endings = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
let page = '';
let used = 0;

/**
 * UUIDs that differ in their last digits, cut from a text with a page of them. Nobody is kept from
 * guessing one, so they need not be random; each at random would be a fiftieth of a ready answer.
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
