import type { IncomingMessage } from 'node:http';

const charged = Symbol('charged');
type MaybeCharged = IncomingMessage & { [charged]?: true };

/** Marks a request as counted against its client's limits, so that it is counted only once. */
export function markCharged(request: IncomingMessage): void {
  (request as MaybeCharged)[charged] = true;
}

export function isCharged(request: IncomingMessage): boolean {
  return (request as MaybeCharged)[charged] === true;
}
