import { demoDocuments } from '@broadsheet/demo';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startCollector,
  type ReceivedSpan,
  type TraceCollector,
} from '../../../test/trace-collector.js';
import { startTracing } from '../src/tracing/open-telemetry.js';
import { connectAssistant } from './mcp/mcp-assistant.js';
import { startService, type Service } from './service.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${callerSpan}-01`;
const wine = { Country: 'AU', Code: '1214', Language: 'English' };

const lines: Record<string, unknown>[] = [];
const logger = pino(
  { level: 'info' },
  { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
);
beforeEach(() => {
  lines.length = 0;
});

describe('with a collector', () => {
  let collector: TraceCollector;
  let service: Service;

  const start = async ({ share = 1, endpoint = collector.endpoint } = {}) => {
    const tracing = startTracing({ endpoint, share, version: '0.0.0', logger });
    service = await startService({ tracing, logger, logRequests: 1 });
  };
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.stop());

  /** Closing sends the remaining spans. */
  const stopAndList = async (): Promise<ReceivedSpan[]> => {
    await service.stop();
    return collector.spans.filter((span) => span.traceId === traceId);
  };
  const namesOf = (spans: ReceivedSpan[]) => spans.map(({ name }) => name);

  it('a request is a part of the trace of its caller, and what is done for it a part of the request', async () => {
    await start();
    const path = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
    const address = await service.http.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${service.token}`, traceparent };
    const answer = await fetch(address + path, { method: 'POST', headers });
    expect(answer.status).toBe(200);
    await answer.text();
    const spans = await stopAndList();
    const request = spans.find(({ parentSpanId }) => parentSpanId === callerSpan);
    expect(request?.name).toBe('POST /industry/v3/image/');
    expect(request?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    });
    expect(namesOf(spans)).toEqual(
      expect.arrayContaining(['store.editions.findCurrent', 'drawing.render', 'store.images.save']),
    );
    const ids = new Set([callerSpan, ...spans.map(({ spanId }) => spanId)]);
    for (const { parentSpanId = '' } of spans) expect(ids).toContain(parentSpanId);
    expect(JSON.stringify(spans)).not.toContain('country=au');
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', traceId }));
  });

  it('publishing has a span, and its refusal names the trace', async () => {
    await start();
    await service.store.clients.save({
      ...{ id: 'press', name: 'Press', users: { reader: 'open sesame' } },
      entitlements: [{ access: 'publish', families: '*', countries: '*', languages: '*' }],
    });
    const authorization = `Bearer ${await service.tokenOf('press')}`;
    const [{ document } = { document: {} }] = demoDocuments({
      counts: { industry: 1, company: 0 },
    });
    const put = (payload: object) =>
      service.http.inject({
        method: 'PUT',
        url: '/publish/v1/industry/AU/1214/English',
        headers: { authorization, traceparent },
        payload,
      });
    expect((await put(document as object)).statusCode).toBeLessThan(300);
    const refused = await put({ Country: 'AU' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ traceId });
    const spans = await stopAndList();
    const prepared = spans.filter(({ name }) => name === 'publishing.prepare');
    expect(prepared.map(({ status: { code } }) => code)).toEqual([0, 2]);
    expect(namesOf(spans)).toContain('store.editions.publish');
  });

  it('what an assistant calls belongs to the trace of its message', async () => {
    await start();
    const assistant = await connectAssistant(service);
    await assistant.call('search_reports', { query: 'wine' });
    await assistant.client.close();
    await service.stop();
    const inner = collector.spans.find(({ name }) => name === 'POST /search/v1/reports');
    const outer = collector.spans.find(({ spanId }) => spanId === inner?.parentSpanId);
    expect(outer?.name).toBe('POST /mcp');
  });

  it('a share of requests is traced, and those that the caller traces', async () => {
    await start({ share: 0 });
    const images = '/industry/v3/images';
    await service.post(images, wine);
    await service.post(images, wine, { traceparent });
    await service.post(images, wine, { traceparent: traceparent.replace(/01$/, '00') });
    await service.stop();
    const requests = collector.spans.filter(({ name }) => name.endsWith(images));
    expect(requests.map((span) => span.traceId)).toEqual([traceId]);
  });

  it('one that does not answer costs a line in the log and nothing else', async () => {
    await collector.stop();
    await start();
    expect((await service.post('/industry/v3/images', wine)).status).toBe(200);
    await service.stop();
    expect(lines.filter(({ msg }) => String(msg).startsWith('the collector'))).toHaveLength(1);
    collector = await startCollector();
  });
});

describe('without a collector', () => {
  let service: Service;
  beforeEach(async () => {
    service = await startService({ logger, logRequests: 1 });
  });
  afterEach(() => service.stop());

  const ask = (headers: Record<string, string>) => service.post('/industry/v3/images', {}, headers);

  it('problems and log lines name the trace of the caller', async () => {
    expect((await ask({ traceparent })).json).toMatchObject({ status: 400, traceId });
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', traceId }));
  });

  it.each([
    'nonsense',
    '',
    traceparent.toUpperCase(),
    `${traceparent}-more`,
    `ff-${traceId}-${callerSpan}-01`,
    `00-${'0'.repeat(32)}-${callerSpan}-01`,
  ])('%j is no traceparent', async (malformed) => {
    const { json } = await ask({ traceparent: malformed });
    expect(json).not.toHaveProperty('traceId');
  });
});
