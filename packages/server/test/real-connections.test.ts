import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { companySectionTokens as sectionTokens } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from './service.js';

let service: Service;
let port: number;

beforeAll(async () => {
  service = await startService();
  await service.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = service.http.server.address() as AddressInfo);
});
afterAll(async () => {
  await service.stop();
});

interface Sent {
  path: string;
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Over a real connection; most other tests use `inject`. */
function send({ path, method = 'POST', body, headers = {} }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: {
        authorization: `Bearer ${service.token}`,
        ...(body !== undefined &&
          !('transfer-encoding' in headers) && {
            'content-length': String(Buffer.byteLength(body)),
          }),
        ...headers,
      },
    });
    sent.on('error', reject).on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, headers, bytes: Buffer.concat(pieces) });
      });
    });
    sent.end(body);
  });
}

async function inject({ path, method = 'POST', body, headers = {} }: Sent): Promise<Received> {
  const { statusCode, ...answer } = await service.http.inject({
    method: method as 'POST',
    url: path,
    headers: { authorization: `Bearer ${service.token}`, ...headers },
    ...(body !== undefined && { payload: body }),
  });
  const bytes = answer.rawPayload;
  return { status: statusCode, headers: answer.headers as IncomingHttpHeaders, bytes };
}

const images = '/industry/v3/images';
const sections = '/company/v3/sections';
const image = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
const json = { 'content-type': 'application/json' };
const company = { Country: 'AU', EntityId: 1001, Language: 'English' };
const asSections = (ReportSections: unknown) => JSON.stringify({ ...company, ReportSections });
const report = JSON.stringify({ Country: 'AU', Code: '1214', Language: 'English' });

const ready: Record<string, Sent> = {
  'the list of images': { path: images, body: report, headers: json },
  'the list of images, without a Content-Type': { path: images, body: report },
  'a body too long to be remembered': { path: images, body: report + ' '.repeat(2000) },
  'an image': { path: image },
  'an image, without the slash': { path: image.replace('/?', '?') },
  'an image in another theme': { path: `${image}&theme=dark` },
  'six sections': {
    path: sections,
    body: asSections(['title', 'ABN', 'brands', 'financials', 'nzse', 'title']),
    headers: json,
  },
  'all sections': { path: sections, body: asSections(sectionTokens), headers: json },
};

const special: Record<string, Sent> = {
  'a body that is not JSON': { path: images, body: '{"Country":', headers: json },
  'a body that is not UTF-8': { path: images, body: Buffer.from([0x22, 0xff, 0x22]) },
  'an empty body': { path: images, body: '' },
  'a field of another type': { path: images, body: '{"Country":"AU","Code":1214}' },
  'another Content-Type': { path: images, body: report, headers: { 'content-type': 'text/csv' } },
  'a report that does not exist': { path: images, body: '{"Country":"AU","Code":"9999"}' },
  'a report in a language it is not in': {
    path: sections,
    body: '{"Country":"AU","EntityId":1001,"Language":"Klingon","ReportSections":["abn"]}',
  },
  'a body with an unknown field': { path: images, body: report.replace('{', '{"Lang":"x",') },
  'an unknown section': { path: sections, body: asSections(['titel']) },
  'another country': {
    path: sections,
    body: '{"Country":"NZ","EntityId":1,"ReportSections":["abn"]}',
  },
  'an unknown image': { path: image.replace('revenue', 'revenues') },
  'an image asked for twice in one address': { path: `${image}&image=employees` },
  'an unknown theme': { path: `${image}&theme=mauve` },
  'an image of a report that does not exist': { path: image.replace('1214', '9999') },
  'another method': { path: images, method: 'PUT', body: report, headers: json },
  'a token that is not one': { path: images, body: report, headers: { authorization: 'Bearer x' } },
  'a body over 64 KiB': { path: images, body: JSON.stringify({ Country: 'A'.repeat(70_000) }) },
  'a body sent in chunks': {
    path: images,
    body: report,
    headers: { ...json, 'transfer-encoding': 'chunked' },
  },
};

/** Values that differ with the time, the request and the connection. */
const changing = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

const comparable = ({ status, headers, bytes }: Received) => {
  const id = String(headers['x-request-id']);
  expect(id).toMatch(/^[\w-]{36}$/);
  const lasting = Object.entries(headers).filter(([name]) => !changing.has(name));
  const text = bytes.toString('latin1').replaceAll(id, 'ID');
  return { status, headers: Object.fromEntries(lasting), text };
};

describe('an answer over a real connection', () => {
  for (const [name, sent] of Object.entries(ready)) {
    it(`is the same as without one: ${name}`, async () => {
      const expected = comparable(await inject(sent));
      expect(expected.status).toBe(200);
      expect(expected.headers['broadsheet-edition']).toBe('1');
      expect(comparable(await send(sent))).toEqual(expected);
    });

    it(`is the same as without one: ${name}, compressed`, async () => {
      const compressed = { ...sent, headers: { ...sent.headers, 'accept-encoding': 'gzip, br' } };
      const [plain, expected, answer] = [
        await send(sent),
        await inject(compressed),
        await send(compressed),
      ];
      expect(comparable(answer)).toEqual(comparable(expected));
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(answer.bytes).equals(plain.bytes)).toBe(true);
      expect(answer.bytes.length).toBeLessThan(plain.bytes.length);
    });
  }

  for (const [name, sent] of Object.entries(special)) {
    it(`is the same as without one: ${name}`, async () => {
      expect(comparable(await send(sent))).toEqual(comparable(await inject(sent)));
    });
  }

  it('is a refusal for a client without entitlement, even after the same request of another', async () => {
    const sent = { path: sections, body: asSections(['abn']) };
    expect((await send({ ...sent, headers: json })).status).toBe(200);
    const headers = { ...json, authorization: `Bearer ${await service.tokenOf('limited')}` };
    expect((await send({ ...sent, headers })).status).toBe(403);
  });

  it('is not compressed for clients that refuse that', async () => {
    for (const refusal of ['gzip;q=0', 'br, gzip; q=0.0, deflate', 'identity', '']) {
      const headers = { ...json, 'accept-encoding': refusal };
      const answer = await send({ path: images, body: report, headers });
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('has the request id of the caller', async () => {
    const headers = { ...json, 'x-request-id': 'mine-7' };
    const answer = await send({ path: images, body: report, headers });
    expect(answer.headers['x-request-id']).toBe('mine-7');
  });

  it('has an id of its own for each of many requests', async () => {
    const ids = new Set<string>();
    const count = 600;
    for (let index = 0; index < count; index += 1) {
      const answer = await send({ path: images, body: report, headers: json });
      ids.add(String(answer.headers['x-request-id']));
    }
    expect(ids.size).toBe(count);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('follows a body that arrives in two parts', async () => {
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest({
        port,
        host: '127.0.0.1',
        path: images,
        method: 'POST',
        headers: {
          ...json,
          authorization: `Bearer ${service.token}`,
          'content-length': String(report.length),
        },
      });
      sent.on('error', reject).on('response', (received) => {
        received.resume();
        resolve(received.statusCode);
      });
      sent.write(report.slice(0, 10), () => {
        sent.end(report.slice(10));
      });
    });
    expect(answer).toBe(200);
  });
});

describe('answers to many requests at once', () => {
  const asText = ({ path, body = '', headers = {} }: Sent) =>
    [
      `POST ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: Bearer ${service.token}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${String(Buffer.byteLength(body))}`,
      '',
      body.toString(),
    ].join('\r\n');

  /** Everything received before the service closes the connection. */
  async function readAll(text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    const pieces: Buffer[] = [];
    for await (const piece of socket) pieces.push(piece as Buffer);
    return Buffer.concat(pieces).toString('latin1');
  }

  it('are each the answer to their own request, over many connections', async () => {
    const asked = Array.from({ length: 20 }, () => Object.values(ready)).flat();
    const expected = new Map<Sent, string>();
    for (const sent of Object.values(ready)) {
      expected.set(sent, comparable(await inject(sent)).text);
    }
    const answers = await Promise.all(asked.map((sent) => send(sent)));
    for (const [index, answer] of answers.entries()) {
      const sent = asked[index];
      expect(answer.status).toBe(200);
      expect(sent && comparable(answer).text === expected.get(sent)).toBe(true);
    }
  });

  it('keep their order where one connection asks without waiting', async () => {
    const refused = { path: image.replace('revenue', 'revenues') };
    const kinds = [{ path: image }, { path: images, body: report, headers: json }, refused];
    const asked = Array.from({ length: 60 }, (_, index) => {
      const sent: Sent = kinds[index % kinds.length] ?? refused;
      return { ...sent, headers: { ...sent.headers, 'x-request-id': `number-${String(index)}` } };
    });
    const last = { path: image, headers: { connection: 'close' } };
    const answers = await readAll([...asked, last].map(asText).join(''));
    const ids = [...answers.matchAll(/^x-request-id: number-(\d+)\r$/gm)].map(([, id]) =>
      Number(id),
    );
    expect(ids).toEqual(asked.map((_, index) => index));
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
    expect(statuses).toEqual([...asked.map((_, index) => (index % 3 < 2 ? '200' : '400')), '200']);
  });

  it('reach the clients that stay when others disconnect', async () => {
    const leave = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(asText({ path: image }), () => {
            socket.resetAndDestroy();
            resolve();
          });
        });
      });
    for (let round = 0; round < 5; round += 1) {
      const leaving = Array.from({ length: 30 }, leave);
      const staying = Array.from({ length: 10 }, () => send({ path: image }));
      await Promise.all(leaving);
      for (const { status } of await Promise.all(staying)) expect(status).toBe(200);
    }
  });

  it('are sent before the service closes', async () => {
    const other = await startService();
    await other.http.listen({ port: 0, host: '127.0.0.1' });
    const place = (other.http.server.address() as AddressInfo).port;
    const ask = (agent: Agent) =>
      new Promise<number>((resolve, reject) => {
        const headers = { authorization: `Bearer ${other.token}` };
        const sent = httpRequest({ port: place, path: image, method: 'POST', headers, agent });
        sent.on('error', reject).on('response', (answer) => {
          answer.resume().on('end', () => {
            resolve(answer.statusCode ?? 0);
          });
        });
        sent.end();
      });
    const agent = new Agent({ keepAlive: true });
    await Promise.all(Array.from({ length: 20 }, () => ask(agent)));
    let looked = 0;
    const isLookedAt = new Promise<void>((resolve) => {
      other.http.server.on('request', () => {
        looked += 1;
        if (looked === 20) resolve();
      });
    });
    const answers = Array.from({ length: 20 }, () => ask(agent));
    await isLookedAt;
    const stopped = other.stop();
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, () => 200));
    await stopped;
  });
});

describe('what holds for every request', () => {
  it('holds over a real connection: a client gets exactly as many answers as its limit allows', async () => {
    await service.store.clients.save({
      id: 'metered',
      name: 'Metered',
      entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
      users: { reader: 'open sesame' },
      ratePlan: [{ limit: 12, seconds: 3600 }],
    });
    await service.app.noticeChanges();
    const headers = { ...json, authorization: `Bearer ${await service.tokenOf('metered')}` };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => send({ path: images, body: report, headers })),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(12);
    expect(
      good.every(({ headers: { ratelimit } }) => String(ratelimit).includes('"hour";r=')),
    ).toBe(true);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(28);
  });

  it('holds over a real connection: a client that is disabled is refused', async () => {
    const client = {
      id: 'leaving',
      name: 'Leaving',
      entitlements: [
        {
          access: 'read' as const,
          families: '*' as const,
          countries: '*' as const,
          languages: '*' as const,
        },
      ],
      users: { reader: 'open sesame' },
    };
    await service.store.clients.save(client);
    await service.app.noticeChanges();
    const headers = { ...json, authorization: `Bearer ${await service.tokenOf('leaving')}` };
    const ask = () => send({ path: images, body: report, headers });
    expect((await ask()).status).toBe(200);
    await service.store.clients.disable('leaving');
    await service.app.noticeChanges();
    expect((await ask()).status).toBe(401);
  });
});
