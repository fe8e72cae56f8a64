import type { FastifyReply } from 'fastify';
import { RequestProblem } from '../problem.js';
import { add, formatRemaining, take, takeAgain, type Meter } from './meter.js';

/** Sets the rate limit headers without counting a request. */
function tellRemaining(meter: Meter, reply: FastifyReply, now: number): void {
  void reply
    .header('ratelimit-policy', meter.policy)
    .header('ratelimit', formatRemaining(meter.windows, now));
}

/**
 * Counts a request against its client's limits, sets the rate limit headers, and refuses a request
 * over the limit.
 */
export function meterRequest(meter: Meter, reply: FastifyReply, now: number): void {
  refuseOverLimit(meter, reply, { wait: take(meter, now), now });
}

/**
 * Counts a request whose body took long to arrive in the windows that have begun meanwhile: its
 * response must not exceed their limits.
 */
export function meterLateRequest(
  meter: Meter,
  reply: FastifyReply,
  { meteredAt, now }: { meteredAt: number; now: number },
): void {
  const wait = takeAgain(meter, meteredAt, now);
  refuseOverLimit(meter, reply, { wait, now });
}

function refuseOverLimit(
  meter: Meter,
  reply: FastifyReply,
  { wait, now }: { wait: number | undefined; now: number },
): void {
  tellRemaining(meter, reply, now);
  if (wait === undefined) return;
  throw new RequestProblem(
    'rate_limited',
    `This client has used up its limit; try again in ${String(wait)} seconds.`,
    { headers: { 'retry-after': String(wait) } },
  );
}

/**
 * Counts further requests for a large response. The response is sent even if it exceeds the limit.
 */
export function chargeRequests(
  meter: Meter,
  reply: FastifyReply,
  { now, requests }: { now: number; requests: number },
): void {
  if (requests > 0) add(meter, now, requests);
  tellRemaining(meter, reply, now);
}
