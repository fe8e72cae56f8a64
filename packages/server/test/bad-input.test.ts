import { families, type Problem } from '@broadsheet/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './expect-problem.js';
import { startService, type Service } from './service.js';

let service: Service;
let tomorrow: number;

beforeAll(async () => {
  tomorrow = 0;
  service = await startService({ clock: () => Date.now() + tomorrow });
});
afterAll(() => service.stop());

const images = { url: '/industry/v3/images', body: { Country: 'AU', Code: '1214' } };
const sections = {
  url: '/company/v3/sections',
  body: { Country: 'AU', EntityId: 1001, ReportSections: ['title'] },
};
const imageUrl = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
const image = { url: imageUrl, body: undefined };
const token = {
  url: '/authentication/token',
  body: { ClientId: 'reader', Username: 'reader', Password: 'open sesame' },
};

const closed = { images, sections, image };
const withBody = { images, sections, token };

describe.each(Object.entries(closed))('%s, without a good token,', (_name, { url, body }) => {
  it.each([
    ['no header', undefined, 'Bearer'],
    ['another scheme', 'Basic ZGVtbzpkZW1v', 'Bearer error="invalid_request"'],
    ['no token after the scheme', 'Bearer', 'Bearer error="invalid_request"'],
    ['two tokens', 'Bearer a b', 'Bearer error="invalid_request"'],
    ['garbage', 'Bearer garbage', 'Bearer error="invalid_token"'],
    ['garbage of three parts', 'Bearer a.b.c', 'Bearer error="invalid_token"'],
  ])('refuses %s with 401', async (_case, authorization, challenge) => {
    const answer = await service.http.inject({
      method: 'POST',
      url,
      headers: authorization === undefined ? {} : { authorization },
      ...(body && { payload: body }),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(challenge);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  it('refuses a token signed with none or by another key', async () => {
    const parts = service.token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${parts[1] ?? ''}.`;
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('reader')
      .setIssuer('broadsheet')
      .setAudience('broadsheet')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret of thirty-two bytes or more'));
    for (const bad of [none, forged, `${service.token}x`]) {
      expectProblem(
        await service.post(url, body, { authorization: `Bearer ${bad}` }),
        'invalid_token',
      );
    }
  });

  it('refuses an expired token', async () => {
    tomorrow = 24 * 60 * 60 * 1000 + 1000;
    try {
      expectProblem(await service.post(url, body), 'expired_token', 'expired');
    } finally {
      tomorrow = 0;
    }
  });

  it('refuses the token of a client that was disabled since', async () => {
    const id = `disabled-${_name}`;
    const users = { reader: 'open sesame' };
    await service.store.clients.save({ id, name: id, entitlements: [], users });
    const bearer = `Bearer ${await service.tokenOf(id)}`;
    expectProblem(await service.post(url, body, { authorization: bearer }), 'not_entitled');
    await service.store.clients.disable(id);
    await service.app.noticeChanges();
    expectProblem(await service.post(url, body, { authorization: bearer }), 'invalid_token');
  });

  it('takes the scheme without regard to case', async () => {
    const answer = await service.post(url, body, { authorization: `bearer ${service.token}` });
    expect(answer.status).toBe(200);
  });
});

describe.each(Object.entries(withBody))('%s, with a bad body,', (_name, { url, body }) => {
  it.each([
    ['no body', undefined, 'missing'],
    ['an empty body', '', 'missing'],
    ['what is not JSON', '{"Country": ', 'not JSON'],
    ['what is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'UTF-8'],
  ])('refuses %s', async (_case, payload, mention) => {
    const headers = { 'content-type': 'application/json' };
    expectProblem(await service.post(url, payload, headers), 'invalid_json', mention);
  });

  it.each([
    ['an array', [body], 'list'],
    ['a number', '42', '42'],
    ['null', 'null', 'null'],
    ['an empty object', {}, 'missing'],
  ])('refuses %s', async (_case, payload, mention) => {
    const headers = { 'content-type': 'application/json' };
    expectProblem(await service.post(url, payload, headers), 'invalid_request', mention);
  });

  it('names every missing field', async () => {
    const answer = await service.post(url, {});
    const required = Object.keys(body);
    for (const name of required) expect(answer.text).toContain(name);
    expect((answer.json as Problem).errors).toHaveLength(required.length);
  });

  it('refuses another content type, and says which it takes', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense']) {
      expectProblem(
        await service.post(url, JSON.stringify(body), { 'content-type': type }),
        'unsupported_media_type',
        'application/json',
      );
    }
  });

  it('reads a body without a content type, or an empty one, as JSON', async () => {
    for (const headers of [{ 'content-type': '' }, {}]) {
      const answer = await service.post(url, Buffer.from(JSON.stringify(body)), headers);
      expect(answer.status, answer.text).toBe(200);
    }
  });

  it('ignores unknown fields', async () => {
    const extended = { ...body, Colour: 'red', constructor: 1 };
    expect((await service.post(url, extended)).status).toBe(200);
    const poisoned = JSON.stringify(extended).replace('"Colour"', '"__proto__"');
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await service.post(url, poisoned, headers)).status).toBe(200);
  });

  it('refuses a body over 64 KiB', async () => {
    const huge = JSON.stringify({ ...body, Padding: 'x'.repeat(64 * 1024) });
    expectProblem(
      await service.post(url, huge, { 'content-type': 'application/json' }),
      'body_too_large',
    );
  });
});

describe('values of the wrong form', () => {
  it.each([
    ['Country', 'AUS', '"AUS"'],
    ['Country', '', '""'],
    ['Country', 'A1', '"A1"'],
    ['Country', 7, '7'],
    ['Country', null, 'null'],
    ['Code', 1214, '1214'],
    ['Code', '', '/Code'],
    ['Code', '12-14', '12-14'],
    ['Code', 'x'.repeat(17), 'xxxx'],
    ['Code', '12\u000014', '/Code'],
    ['Language', 'Engl\u0000ish', '/Language'],
    ['Language', 42, '42'],
    ['Language', '', '/Language'],
    ['Language', 'x'.repeat(65), '/Language'],
    ['Language', "' or 1=1 --%", '/Language'],
  ])('images refuses %s %j', async (field, value, mention) => {
    expectProblem(
      await service.post(images.url, { ...images.body, [field]: value }),
      'invalid_request',
      mention,
      `/${field}`,
    );
  });

  it.each([
    ['EntityId', '1001', '1001'],
    ['EntityId', 0, '0'],
    ['EntityId', -1, '-1'],
    ['EntityId', 2147483648, '2147483648'],
    ['EntityId', 1.5, '1.5'],
    ['EntityId', null, 'null'],
    ['ReportSections', [], '1'],
    ['ReportSections', 'title', 'title'],
    ['ReportSections', [1], '1'],
    ['ReportSections', Array.from({ length: 1001 }, () => 'title'), '1000'],
    ['ReportSections', Array.from({ length: 6000 }, () => 'abn'), '1000'],
    ['Country', 'AUS', 'AUS'],
    ['Language', 'Engl\u0000ish', '/Language'],
  ])('sections refuses %s %j', async (field, value, mention) => {
    expectProblem(
      await service.post(sections.url, { ...sections.body, [field]: value }),
      'invalid_request',
      mention,
      `/${field}`,
    );
  });

  it('sections refuses 10,000 sections', async () => {
    const ReportSections = Array.from({ length: 10_000 }, () => 'abn');
    const answer = await service.post(sections.url, { ...sections.body, ReportSections });
    expectProblem(answer, 'invalid_request', '1000');
  });

  it('sections says that company reports cover Australia only', async () => {
    expectProblem(
      await service.post(sections.url, { ...sections.body, Country: 'NZ' }),
      'country_not_covered',
      'Australia only',
      'NZ',
    );
  });

  it('sections names each unknown token and the nearest known one', async () => {
    const ReportSections = ['title', 'finacials', 'ABN', 'key personnel', '\u0000'];
    const answer = await service.post(sections.url, { ...sections.body, ReportSections });
    expectProblem(answer, 'unknown_section', 'finacials', 'financials', 'keypersonnel');
    const { errors } = answer.json as Problem;
    expect(errors?.map(({ pointer }) => pointer)).toEqual([
      '/ReportSections/1',
      '/ReportSections/3',
      '/ReportSections/4',
    ]);
  });

  it('sections names the token that begins with the unknown one, or contains it', async () => {
    const ReportSections = ['cost', 'STRUCTURE', 'concen'];
    const { json } = await service.post('/industry/v3/sections', {
      ...images.body,
      ReportSections,
    });
    expect((json as Problem).errors?.map(({ detail }) => detail)).toEqual([
      '"cost" is not a section; the nearest one is "coststructure".',
      '"STRUCTURE" is not a section; the nearest one is "coststructure".',
      '"concen" is not a section; the nearest one is "concentration".',
    ]);
  });

  it('sections cuts the unknown tokens that it names to 64 letters', async () => {
    const ReportSections = ['x'.repeat(5000), 'y'.repeat(64)];
    const answer = await service.post(sections.url, { ...sections.body, ReportSections });
    const details = (answer.json as Problem).errors?.map(({ detail }) => detail);
    expect(details).toEqual([
      expect.stringContaining(`"${'x'.repeat(64)}"`),
      expect.stringContaining(`"${'y'.repeat(64)}"`),
    ]);
    expect(answer.text.length).toBeLessThan(2000);
  });

  it.each([
    [{ Password: 'wrong' }],
    [{ Username: 'nobody' }],
    [{ ClientId: 'nobody' }],
    [{ Password: 'x'.repeat(1024) }],
  ])('token refuses %j with one and the same answer', async (change) => {
    const answer = await service.post(token.url, { ...token.body, ...change });
    expectProblem(answer, 'invalid_credentials');
    expect((answer.json as Problem).detail).toBe(
      'No active client, user and password match what was sent.',
    );
    expect(answer.text).not.toContain('nobody');
  });

  it.each([
    [{ Username: 'a\u0000b' }, 'Username'],
    [{ ClientId: 7 }, 'ClientId'],
    [{ Username: '' }, 'Username'],
  ])('token refuses %j', async (change, mention) => {
    expectProblem(
      await service.post(token.url, { ...token.body, ...change }),
      'invalid_request',
      mention,
    );
  });

  it('token never sends a password back', async () => {
    const answer = await service.post(token.url, { ...token.body, Password: ['hunter2'] });
    expectProblem(answer, 'invalid_request', '/Password');
    expect(answer.text).not.toContain('hunter2');
  });
});

describe('the image call', () => {
  const query = { country: 'au', code: '1214', language: 'english', image: 'revenue' };
  const call = (changes: Record<string, string | undefined>) => {
    const values: Record<string, string | undefined> = { ...query, ...changes };
    const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
    return service.post(
      `/industry/v3/image/?${pairs.map(([name, value]) => `${name}=${String(value)}`).join('&')}`,
    );
  };

  it.each(['country', 'code', 'language', 'image'])('refuses a missing %s', async (name) => {
    expectProblem(await call({ [name]: undefined }), 'invalid_request', name);
  });

  it.each([
    [{ country: 'aus' }],
    [{ code: '12%2014' }],
    [{ code: '%ZZ' }],
    [{ language: '%FF' }],
    [{ language: 'english%00' }],
    [{ country: 'au&country=nz' }],
    [{ code: '' }],
  ])('refuses %j', async (change) => {
    expectProblem(await call(change), 'invalid_request');
  });

  it('says what a code must be, in one sentence', async () => {
    const { text } = await call({ code: '12-14' });
    expect(JSON.parse(text)).toMatchObject({
      detail:
        'code is "12-14"; it must be of this form: Report code: 1 to 16 letters or digits, sent as a string.',
    });
  });

  it.each(['revenues', 'Total', '', '%72evenu', 'revenue%00', '__proto__', 'constructor'])(
    'refuses the image name %j and suggests one',
    async (name) => {
      expectProblem(await call({ image: name }), 'unknown_image', 'nearest');
    },
  );

  it('answers 404 for a report, or an image of it, that does not exist', async () => {
    expectProblem(await call({ code: '9999' }), 'not_found', '9999');
    expectProblem(await call({ language: 'klingon' }), 'not_found', 'klingon');
    expectProblem(
      await call({ code: '4511', image: 'internationaltradeimports' }),
      'not_found',
      'InternationalTradeImports',
    );
  });

  it('reads query values that are percent-encoded in odd ways', async () => {
    const answer = await call({
      country: '%61%75',
      code: '%31214',
      language: 'E%6EgLISH',
      image: '%52evenue',
    });
    expect(answer.status, answer.text).toBe(200);
  });

  it('ignores a request body whatever its content type', async () => {
    const types = ['application/json', 'text/plain', 'image/png', 'nonsense', '', undefined];
    for (const type of types) {
      for (const body of ['{"not json', '']) {
        const headers = type === undefined ? {} : { 'content-type': type };
        const answer = await service.post(imageUrl, Buffer.from(body), headers);
        expect(answer.status, `${String(type)}: ${answer.text}`).toBe(200);
      }
    }
  });
});

it('writes nothing, whatever bad input it gets', async () => {
  const before = await service.store.getCounters();
  await service.post(images.url, { ...images.body, Code: "1'; drop table report; --" });
  await service.post(sections.url, { ...sections.body, ReportSections: ['nonsense'] });
  const after = await service.store.getCounters();
  expect(after.change).toBe(before.change);
  const noReports = Object.fromEntries(families.names.map((name) => [name, 0]));
  expect(await service.store.editions.countReports()).toEqual({
    ...noReports,
    industry: 3,
    company: 3,
  });
});
