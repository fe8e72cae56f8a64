import { createHash, timingSafeEqual } from 'node:crypto';
import { getMetrics } from '@broadsheet/contract';
import type { onRequestHookHandler } from 'fastify';
import { addVary } from '../answers/vary.js';
import type { Guard } from '../authentication/guard.js';
import { requireAdministrator } from '../authentication/roles.js';
import type { AddRoute } from '../route.js';
import { formatMetrics, type Metric, type MetricsFormat } from './metric.js';

/** Metrics of one of the processes that share an address. */
export interface ProcessMetrics {
  worker: string;
  metrics: Metric[];
}

interface Services {
  guard: Guard;
  /** The token for a metrics collector that is not a client. */
  token: string | undefined;
  collect: () => Metric[];
  /** Collects the metrics of all processes, if several share an address. */
  gather: ((own: Metric[]) => Promise<ProcessMetrics[]>) | undefined;
}

const contentTypes: Record<MetricsFormat, string> = {
  prometheus: 'text/plain; version=0.0.4; charset=utf-8',
  openmetrics: 'application/openmetrics-text; version=1.0.0; charset=utf-8',
};

export function metricsRoutes(addRoute: AddRoute, services: Services): void {
  const { guard, token, collect, gather } = services;
  const isCollector = createTokenCheck(token);
  const guardClients = guard(getMetrics);
  const guardedBy: onRequestHookHandler = function (request, reply, done) {
    if (isCollector(request.headers.authorization)) done();
    else guardClients.call(this, request, reply, done);
  };

  addRoute(
    getMetrics,
    async (request, reply) => {
      if (!isCollector(request.headers.authorization)) requireAdministrator(request.client);
      const own = collect();
      const all = gather ? (await gather(own)).flatMap(labelWorker) : own;
      const format = chooseFormat(request.headers.accept);
      addVary(reply, 'accept');
      return reply.header('content-type', contentTypes[format]).send(formatMetrics(all, format));
    },
    { guardedBy },
  );
}

const chooseFormat = (accept = ''): MetricsFormat =>
  /application\/openmetrics-text(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(accept)
    ? 'openmetrics'
    : 'prometheus';

function labelWorker({ worker, metrics }: ProcessMetrics): Metric[] {
  return metrics.map((metric) => ({
    ...metric,
    samples: metric.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, worker } })),
  }));
}

/**
 * Compares hashes, so that the response time reveals neither the length nor the beginning of the
 * token.
 */
function createTokenCheck(token: string | undefined): (header: string | undefined) => boolean {
  if (token === undefined) return () => false;
  const expected = hash(`Bearer ${token}`);
  return (header) => header !== undefined && timingSafeEqual(hash(header), expected);
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
