import type { FastifyReply } from 'fastify';
import { RequestProblem } from '../problem.js';
import { formatRemaining, take, type Meter } from './meter.js';

/** Counts a request against its client's limits, tells what is left, and refuses what is too much. */
export function meterRequest(meter: Meter, reply: FastifyReply, now: number): void {
  const wait = take(meter, now);
  void reply
    .header('ratelimit-policy', meter.policy)
    .header('ratelimit', formatRemaining(meter.windows, now));
  if (wait === undefined) return;
  throw new RequestProblem(
    'rate_limited',
    `This client has used up its limit; try again in ${String(wait)} seconds.`,
    { headers: { 'retry-after': String(wait) } },
  );
}
