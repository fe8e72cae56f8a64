import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9._~:-]{1,128}$/;

/** The caller's own id where it is well-formed, so that both sides' logs can be matched. */
export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return requestIdFrom(headers['x-request-id']);
}
