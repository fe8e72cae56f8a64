import { findUnitName } from '@broadsheet/contract/rate-plan';
import type { RateLimit } from '@broadsheet/store';
import type { FastifyReply } from 'fastify';
import { RequestProblem } from '../problem.js';

/** The usage of each limit of a subject, such as a client. */
export interface Meter {
  subject: string;
  windows: MeterWindow[];
  /** The limits in the form of the `RateLimit-Policy` header. */
  policy: string;
  /** Whether a sync with the store is scheduled since it was last used. */
  isTouched: boolean;
  /** Schedules a sync, at once if it is pressing. */
  touch: (meter: Meter, at: { now: number; isPressing: boolean }) => void;
}

export interface MeterWindow extends RateLimit {
  name: string;
  /**
   * Milliseconds since 1970: a multiple of the window's length, so that it is the same in every
   * process.
   */
  startedAt: number;
  /** The usage of all processes at the last sync with the store. */
  total: number;
  /** The usage of this process since the last sync. */
  pending: number;
  /** When this window was last synced with the store; 0 for never. */
  askedAt: number;
}

/** The requests of a client that are not written to the store yet. */
export interface Uses {
  clientId: string;
  byOperation: Map<string, number>;
  /** Where it puts itself when it counts: those that are to be written. */
  unwritten: Set<Uses>;
}

export function countUse(uses: Uses, operation: string): void {
  uses.byOperation.set(operation, (uses.byOperation.get(operation) ?? 0) + 1);
  uses.unwritten.add(uses);
}

export function buildWindows(plan: RateLimit[]): MeterWindow[] {
  return plan.map(({ limit, seconds }) => ({
    limit,
    seconds,
    name: findUnitName(seconds) ?? `${String(seconds)}s`,
    startedAt: 0,
    total: 0,
    pending: 0,
    askedAt: 0,
  }));
}

/** draft-ietf-httpapi-ratelimit-headers: a structured list of quotas and windows. */
export function formatPolicy(windows: MeterWindow[]): string {
  return windows
    .map(({ name, limit, seconds }) => `"${name}";q=${String(limit)};w=${String(seconds)}`)
    .join(', ');
}

/** The remaining quota of each limit, and the seconds until it resets. */
function formatRemaining(windows: MeterWindow[], now: number): string {
  return windows
    .map((window) => {
      const left = Math.max(0, window.limit - used(window));
      return `"${window.name}";r=${String(left)};t=${String(secondsLeft(window, now))}`;
    })
    .join(', ');
}

/**
 * Takes one request from every limit, or from none. Undefined if it was taken, else the seconds to
 * wait.
 */
export function take(meter: Meter, now: number): number | undefined {
  return takeFrom(meter, meter.windows, now);
}

/** Does the same in the windows that began since the request was first taken. */
function takeAgain(meter: Meter, takenAt: number, now: number): number | undefined {
  const begun = meter.windows.filter(({ seconds }) => startOf(seconds, now) > takenAt);
  return begun.length > 0 ? takeFrom(meter, begun, now) : undefined;
}

function takeFrom(meter: Meter, windows: MeterWindow[], now: number): number | undefined {
  const wait = waitFor({ windows }, now);
  if (wait === undefined) addTo(meter, windows, { now, requests: 1 });
  return wait;
}

/** Seconds until every limit allows one more request; undefined if they all do now. */
export function waitFor({ windows }: Pick<Meter, 'windows'>, now: number): number | undefined {
  let wait: number | undefined;
  for (const window of windows) {
    roll(window, now);
    if (used(window) >= window.limit) wait = Math.max(wait ?? 0, secondsLeft(window, now));
  }
  return wait;
}

export function add(meter: Meter, now: number, requests = 1): void {
  addTo(meter, meter.windows, { now, requests });
}

function addTo(
  meter: Meter,
  windows: MeterWindow[],
  { now, requests }: { now: number; requests: number },
): void {
  for (const window of windows) {
    roll(window, now);
    window.pending += requests;
  }
  const isPressing = meter.windows.some((window) => mustBeTold(window, now));
  if (isPressing || !meter.isTouched) meter.touch(meter, { now, isPressing });
}

/** What other processes counted is known for this long. */
const knownForMs = 500;
/** Local usage of this share of a limit is not kept from the other processes. */
const shareOfLimit = 1 / 8;

function mustBeTold({ askedAt, pending, limit }: MeterWindow, now: number): boolean {
  return now - askedAt > knownForMs || pending >= limit * shareOfLimit;
}

function used({ total, pending }: MeterWindow): number {
  return total + pending;
}

/** Starts a new window if `now` is outside the current one. */
function roll(window: MeterWindow, now: number): void {
  const length = window.seconds * 1000;
  if (now < window.startedAt + length && now >= window.startedAt) return;
  window.startedAt = startOf(window.seconds, now);
  window.total = 0;
  window.pending = 0;
  window.askedAt = 0;
}

function startOf(seconds: number, now: number): number {
  return now - (now % (seconds * 1000));
}

function secondsLeft({ startedAt, seconds }: MeterWindow, now: number): number {
  return Math.max(1, Math.ceil((startedAt + seconds * 1000 - now) / 1000));
}

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
