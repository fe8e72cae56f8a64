import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Metric, Sample } from './metric.js';

/**
 * Counts responses and their durations, in plain arrays of numbers because every read is counted
 * here.
 */
export interface RequestMetrics {
  observe(operation: string, status: number, ms: number): void;
  /**
   * Counts a request as in flight; call the returned function when it has ended. Without a status,
   * there was no response.
   */
  enter(operation: string): (status: number | undefined, ms: number) => void;
  list(): Metric[];
}

/**
 * Upper bounds in seconds: ready responses take less than a millisecond, drawing a chart takes
 * about twenty.
 */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const boundsMs = bounds.map((seconds) => seconds * 1000);

interface Observed {
  byStatus: Map<number, number>;
  /** One for each bound, and one for longer durations. */
  buckets: Float64Array;
  totalMs: number;
  inFlight: number;
}

export function createRequestMetrics(): RequestMetrics {
  const observed = new Map<string, Observed>();

  const find = (operation: string): Observed => {
    const known = observed.get(operation);
    if (known) return known;
    const buckets = new Float64Array(bounds.length + 1);
    const fresh = { byStatus: new Map(), buckets, totalMs: 0, inFlight: 0 };
    observed.set(operation, fresh);
    return fresh;
  };

  return {
    observe(operation, status, ms) {
      add(find(operation), status, ms);
    },

    enter(operation) {
      const of = find(operation);
      of.inFlight += 1;
      return (status, ms) => {
        of.inFlight -= 1;
        if (status !== undefined) add(of, status, ms);
      };
    },

    list: () => [
      {
        name: 'broadsheet_requests_total',
        type: 'counter',
        help: 'Answered requests, by operation and status.',
        samples: [...observed].flatMap(([operation, { byStatus }]) =>
          [...byStatus].map(([status, value]) => ({
            value,
            labels: { operation, status: String(status) },
          })),
        ),
      },
      {
        name: 'broadsheet_request_duration_seconds',
        type: 'histogram',
        help: 'Seconds from reading the headers of a request to handing over the response.',
        samples: [...observed].flatMap(([operation, of]) => listBuckets(operation, of)),
      },
      {
        name: 'broadsheet_requests_in_flight',
        type: 'gauge',
        help: 'Requests being answered, by operation.',
        samples: [...observed].map(([operation, { inFlight }]) => ({
          value: inFlight,
          labels: { operation },
        })),
      },
    ],
  };
}

function add(of: Observed, status: number, ms: number): void {
  of.byStatus.set(status, (of.byStatus.get(status) ?? 0) + 1);
  of.totalMs += ms;
  let bucket = 0;
  while (bucket < bounds.length && ms > (boundsMs[bucket] ?? 0)) bucket += 1;
  of.buckets[bucket] = (of.buckets[bucket] ?? 0) + 1;
}

function listBuckets(operation: string, { buckets, totalMs }: Observed): Sample[] {
  let count = 0;
  const samples = [...buckets].map((inBucket, index) => {
    count += inBucket;
    const le = bounds[index]?.toString() ?? '+Inf';
    return { suffix: '_bucket', labels: { operation, le }, value: count };
  });
  return [
    ...samples,
    { suffix: '_sum', labels: { operation }, value: totalMs / 1000 },
    { suffix: '_count', labels: { operation }, value: count },
  ];
}

/**
 * For requests that were refused unread, and for unknown paths: clients choose those, so they must
 * not become labels.
 */
export const noOperation = 'none';

/** Counts the requests that Fastify answers. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    const { operation } = request.routeOptions.config;
    const leave = metrics.enter(operation?.id ?? noOperation);
    const startedAt = performance.now();
    // Emitted once. Not `once`, which costs as much as the rest of this hook.
    raw.on('close', () => {
      // A response that was broken off because the client disconnected is not counted.
      leave(raw.writableFinished ? raw.statusCode : undefined, performance.now() - startedAt);
    });
    done();
  });
}
