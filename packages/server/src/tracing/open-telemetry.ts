import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { RequestToTrace, Tracing } from './tracing.js';

interface TracingOptions {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string;
  /** Share of the requests that are traced, from 0 to 1, unless the caller has decided. */
  share: number;
  version: string;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** How long a collector may take, and so how long it can delay the end of the service. */
const timeoutMillis = 2000;

/**
 * Spans by OpenTelemetry, sent to a collector by OTLP over HTTP. Only this file imports its
 * packages, and only a service with a collector imports this file.
 */
export function startTracing({ endpoint, share, version, logger }: TracingOptions): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = warnOfFailures(new OTLPTraceExporter({ url, timeoutMillis }), () => {
    logger.warn({ endpoint }, 'the collector of traces does not answer; some traces are lost');
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'broadsheet', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('broadsheet', version);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context>();

  const beginRequest = ({ name, headers, attributes }: RequestToTrace): Span => {
    const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  };

  return {
    enterRequest(request, next) {
      const span = beginRequest(request);
      active.run(trace.setSpan(ROOT_CONTEXT, span), next, {
        traceparent: writeTraceparent(span),
        end: (status) => {
          endRequest(span, status);
        },
      });
    },
    inSpan(name, work) {
      const parent = active.getStore();
      if (!parent) return work();
      const span = tracer.startSpan(name, {}, parent);
      return endAfter(
        span,
        active.run(trace.setSpan(parent, span), () => attempt(span, work)),
      );
    },
    // Spans that could not be sent were already warned of.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function writeTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function endRequest(span: Span, status: number | undefined): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function attempt<Result>(span: Span, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    fail(span, error);
    span.end();
    throw error;
  }
}

/** A span of asynchronous work ends with it. */
function endAfter<Result>(span: Span, result: Result): Result {
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  return result.then(
    (value: unknown) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      fail(span, error);
      span.end();
      throw error;
    },
  ) as Result;
}

/** Only the kind of the error: its message may quote what a user sent. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Warns when sending begins to fail, and again only after it has worked. */
function warnOfFailures(exporter: SpanExporter, warn: () => void): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isFailing) warn();
        isFailing = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
