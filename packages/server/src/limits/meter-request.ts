import type { FastifyReply } from 'fastify';
import { RequestProblem } from '../problem.js';
import { add, formatRemaining, take, type Meter } from './meter.js';

/** Tells what is left of the limits, and counts nothing. */
export function tellRemaining(meter: Meter, reply: FastifyReply, now: number): void {
  void reply
    .header('ratelimit-policy', meter.policy)
    .header('ratelimit', formatRemaining(meter.windows, now));
}

/** Counts a request against its client's limits, tells what is left, and refuses what is too much. */
export function meterRequest(meter: Meter, reply: FastifyReply, now: number): void {
  const wait = take(meter, now);
  tellRemaining(meter, reply, now);
  if (wait === undefined) return;
  throw new RequestProblem(
    'rate_limited',
    `This client has used up its limit; try again in ${String(wait)} seconds.`,
    { headers: { 'retry-after': String(wait) } },
  );
}

/** Counts what an answer turned out to be worth: it is sent also where it takes more than is left. */
export function chargeRequests(
  meter: Meter,
  reply: FastifyReply,
  { now, requests }: { now: number; requests: number },
): void {
  if (requests > 0) add(meter, now, requests);
  tellRemaining(meter, reply, now);
}
