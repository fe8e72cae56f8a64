/**
 * Checks the specification against the built service as a process, over HTTP as a client would call
 * it: the checks of `broadsheet verify`, and what only the demo reports can show. The numbers are
 * the sections of the interface document.
 */
import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChecks } from '../../src/verify/checks/all.js';
import { openSubject } from '../../src/verify/run-checks.js';
import { imageNames, tokens } from '../../src/verify/specification.js';
import { createPostgresDatabase } from '../postgres-database.js';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';
import { fillShortDemo } from '../small-demo.js';

const checks = listChecks(families);

interface Images {
  Images: { Name: string; URL: string }[];
}
interface Sections {
  Sections: {
    RequestedSection: string;
    StatusCode: number;
    Body: Record<string, unknown> | null;
  }[];
}

describe.each(['SQLite', 'PostgreSQL'])('with the reports in %s', (where) => {
  let service: ServiceProcess;
  let folder: Awaited<ReturnType<typeof createFolder>>;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>> | undefined;
  let token: string;

  beforeAll(async () => {
    folder = await createFolder();
    database = where === 'PostgreSQL' ? await createPostgresDatabase() : undefined;
    const DATABASE_URL = database?.url ?? `sqlite:${join(folder.path, 'demo.db')}`;
    await fillShortDemo(DATABASE_URL);
    service = await startServiceProcess(['--demo'], { cwd: folder.path, env: { DATABASE_URL } });
    token = await obtainToken('demo');
  });

  afterAll(async () => {
    await service.stop();
    await database?.remove();
    await folder.remove();
  });

  async function obtainToken(ClientId: string): Promise<string> {
    const answer = await post('/authentication/token', {
      ClientId,
      Username: 'demo',
      Password: 'demo',
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  function post(path: string, body?: unknown, bearer = token): Promise<Response> {
    return fetch(service.address + path, {
      method: 'POST',
      headers: {
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  const listImages = async (Country: string, Code: string, Language = 'English') =>
    (await (await post('/industry/v3/images', { Country, Code, Language })).json()) as Images;

  const getSections = async (EntityId: number, ReportSections: string[]) => {
    const answer = await post('/company/v3/sections', {
      Country: 'AU',
      EntityId,
      Language: 'English',
      ReportSections,
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as Sections).Sections;
  };

  describe('the checks of broadsheet verify', () => {
    const credentials = { clientId: 'demo', username: 'demo', password: 'demo' };
    const samples = {
      industry: { Country: 'AU', Code: '1214', Language: 'English' },
      company: { EntityId: 1001, Language: 'English' },
    };
    let run: Awaited<ReturnType<typeof openSubject>>['run'];
    beforeAll(async () => {
      const baseUrl = service.address;
      ({ run } = await openSubject({ baseUrl, credentials, token: undefined, samples, families }));
    });

    it.each(checks.map((check) => [check.section, check.rule, check] as const))(
      '%s: %s',
      async (_section, _rule, check) => {
        const { verdict, reason } = await run(check);
        expect({ verdict, reason }).toEqual({ verdict: 'holds', reason: undefined });
      },
    );
  });

  describe('2.1, 2.2 and 4.1: the images of an industry report', () => {
    it('lists all fourteen in the order of the table, each with Name and URL only', async () => {
      const { Images, ...rest } = await listImages('AU', '1214');
      expect(rest).toEqual({});
      expect(Images.map(({ Name }) => Name)).toEqual(imageNames);
      for (const image of Images) expect(Object.keys(image)).toEqual(['Name', 'URL']);
    });

    it('lists a subset where the report has no more', async () => {
      const { Images } = await listImages('AU', '4511');
      expect(Images.map(({ Name }) => Name)).toEqual(
        imageNames.filter((name) => !name.startsWith('InternationalTrade')),
      );
    });

    it('lists the same report in another language', async () => {
      const { Images } = await listImages('AU', '1214', 'Japanese');
      expect(Images).toHaveLength(14);
      expect(Images[0]?.URL).toBe('/image/?country=au&code=1214&language=japanese&image=revenue');
    });
  });

  describe('4.2: one image', () => {
    it('answers the same bytes each time', async () => {
      const path = '/industry/v3/image/?country=au&code=4511&language=english&image=revenue';
      const [first, second] = await Promise.all([post(path), post(path)]);
      expect(await first.text()).toBe(await second.text());
    });
  });

  describe('2.3, 2.4 and 4.3: sections of a company report', () => {
    it('has all of them but the two of New Zealand for the first demo company', async () => {
      const results = await getSections(1001, tokens);
      const without = results.filter(({ StatusCode }) => StatusCode === 404);
      expect(without.map(({ RequestedSection }) => RequestedSection)).toEqual(['NZBN', 'NZSE']);
    });

    it('answers several at once, each with its own status, in the order first asked', async () => {
      const results = await getSections(1002, ['asx', 'Title', 'ABN', 'title', 'shareholders']);
      expect(
        results.map(({ RequestedSection, StatusCode }) => [RequestedSection, StatusCode]),
      ).toEqual([
        ['ASX', 404],
        ['Title', 200],
        ['ABN', 200],
        ['Shareholders', 404],
      ]);
      expect(results[0]?.Body).toBeNull();
    });
  });

  describe('5 and 7: authentication and errors', () => {
    it('answers 403 to a client that is not entitled to the family or the country', async () => {
      const limited = await obtainToken('demo-limited');
      const wine = { Country: 'AU', Code: '1214' };
      expect((await post('/industry/v3/images', wine, limited)).status).toBe(200);
      for (const [path, body] of [
        ['/company/v3/sections', { Country: 'AU', EntityId: 1001, ReportSections: ['title'] }],
        ['/industry/v3/images', { Country: 'US', Code: '3121' }],
        // The answer must not reveal whether the report exists.
        ['/industry/v3/images', { Country: 'ZZ', Code: '1' }],
        ['/industry/v3/image/?country=nz&code=1214&language=english&image=revenue', undefined],
      ] as const) {
        const answer = await post(path, body, limited);
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code: 'not_entitled', status: 403 });
      }
    });

    it('makes a request id where the one sent is not well-formed', async () => {
      const headers = { 'X-Request-Id': 'not well formed!' };
      const answer = await fetch(`${service.address}/health/live`, { headers });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });
  });
});
