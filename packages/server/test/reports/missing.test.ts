import type { Problem } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { shippedPreparation } from '@broadsheet/editions';
import type { Entitlement } from '@broadsheet/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Answer, type Service } from '../service.js';

let service: Service;
const tester = { name: 'test', address: '' };

beforeAll(async () => {
  service = await startService();
  const documents = [...demoDocuments({ counts: { industry: 1, company: 1 } })];
  const [draft, companyDraft] = documents.map(shippedPreparation.buildDraft);
  if (!draft || !companyDraft) throw new Error('there are no demo reports');
  const { title, sector } = draft;
  const key = { ...draft.key, code: '7777', language: 'English' };
  await service.store.editions.publish(
    [
      // Only in a language that `english` may not read.
      { ...draft, key: { ...draft.key, code: '8888', language: 'French' } },
      { ...companyDraft, key: { ...companyDraft.key, code: '8888', language: 'French' } },
      { key, title, sector, document: draft.document },
    ],
    tester,
  );
  const entitlement: Entitlement = {
    ...{ access: 'read', families: '*', countries: '*', languages: ['English'] },
  };
  const users = { reader: 'open sesame' };
  const english = { id: 'english', name: 'English', entitlements: [entitlement], users };
  await service.store.clients.save(english);
  await service.app.noticeChanges();
});
afterAll(async () => {
  await service.stop();
});

const industry = (Code: string, Language = 'English') => ({ Country: 'AU', Code, Language });
const company = (EntityId: number, Language = 'English') => ({ Country: 'AU', EntityId, Language });

const operations = [
  '/industry/v3/images',
  '/industry/v3/chart',
  '/company/v3/sections',
  '/company/v3/fullreport',
];
/** An industry and a company that exist in English, only in French, and not at all. */
const codes = { english: ['1214', 1001], french: ['8888', 8888], none: ['9999', 9999] } as const;

function bodyOf(url: string, which: keyof typeof codes, language: string) {
  const [code, id] = codes[which];
  const key = url.startsWith('/industry') ? industry(code, language) : company(id, language);
  return { ...key, Image: 'Revenue', ReportSections: ['abn'] };
}

/** The status, the header, and that nothing else came with it. */
function told({ status, headers, text }: Answer) {
  expect(text).toBe('');
  return [status, headers['broadsheet-missing']];
}

describe('a 204', () => {
  it('says that there is no such report', async () => {
    const { post } = service;
    expect(told(await post('/industry/v3/images', industry('9999')))).toEqual([204, 'report']);
    const chart = { ...industry('9999'), Image: 'Revenue' };
    expect(told(await post('/industry/v3/chart', chart))).toEqual([204, 'report']);
    const sections = { ...company(999_999), ReportSections: ['abn'] };
    expect(told(await post('/company/v3/sections', sections))).toEqual([204, 'report']);
    expect(told(await post('/company/v3/fullreport', company(999_999)))).toEqual([204, 'report']);
  });

  it('says that the report is there in another language', async () => {
    const { post } = service;
    const asked = industry('1214', 'Klingon');
    expect(told(await post('/industry/v3/images', asked))).toEqual([204, 'language']);
    const chart = { ...asked, Image: 'Revenue' };
    expect(told(await post('/industry/v3/chart', chart))).toEqual([204, 'language']);
    const sections = { ...company(1001, 'Klingon'), ReportSections: ['abn'] };
    expect(told(await post('/company/v3/sections', sections))).toEqual([204, 'language']);
    const full = await post('/company/v3/fullreport', company(1001, 'Klingon'));
    expect(told(full)).toEqual([204, 'language']);
  });

  it('says that the report has no images', async () => {
    const { post } = service;
    expect(told(await post('/industry/v3/images', industry('7777')))).toEqual([204, 'images']);
    const chart = { ...industry('7777'), Image: 'Revenue' };
    expect(told(await post('/industry/v3/chart', chart))).toEqual([204, 'images']);
  });

  it('does not take a code that is only padded otherwise for the report', async () => {
    const answer = await service.post('/industry/v3/images', industry('01214', 'Klingon'));
    expect(told(answer)).toEqual([204, 'report']);
  });

  it.each(operations)(
    'tells nothing of languages that the client may not read: %s',
    async (url) => {
      const headers = { authorization: `Bearer ${await service.tokenOf('english')}` };
      const asked = (which: keyof typeof codes, language: string) => bodyOf(url, which, language);
      const hidden = await service.post(url, asked('french', 'English'), headers);
      expect(told(hidden)).toEqual([204, 'report']);
      expect(told(await service.post(url, asked('none', 'English'), headers))).toEqual(
        told(hidden),
      );
      const seen = await service.post(url, asked('french', 'English'));
      expect(told(seen)).toEqual([204, 'language']);
      const refusals = new Set<string>();
      for (const which of ['french', 'english', 'none'] as const) {
        const refused = await service.post(url, asked(which, 'French'), headers);
        expect(refused.status).toBe(403);
        expect(refused.headers).not.toHaveProperty('broadsheet-missing');
        const { requestId: _ours, ...problem } = refused.json as Problem;
        refusals.add(JSON.stringify(problem));
      }
      expect(refusals.size).toBe(1);
    },
  );

  it('tells nothing of another country of the same report', async () => {
    const entitlement: Entitlement = {
      ...{ access: 'read', families: ['industry'], countries: ['NZ'], languages: '*' },
    };
    const users = { reader: 'open sesame' };
    const { clients } = service.store;
    await clients.save({ id: 'kiwi', name: 'NZ', entitlements: [entitlement], users });
    await service.app.noticeChanges();
    const headers = { authorization: `Bearer ${await service.tokenOf('kiwi')}` };
    const asked = { ...industry('1214', 'Klingon'), Country: 'NZ' };
    expect(told(await service.post('/industry/v3/images', asked, headers))).toEqual([
      204,
      'report',
    ]);
  });

  it('says so after a withdrawal too', async () => {
    const key = { family: 'industry', country: 'AU', code: '8888', language: 'French' };
    await service.store.editions.withdraw(key, { actor: tester });
    await service.app.noticeChanges();
    const answer = await service.post('/industry/v3/images', industry('8888', 'French'));
    expect(told(answer)).toEqual([204, 'report']);
  });

  it('is not needed where there is an answer', async () => {
    const answer = await service.post('/industry/v3/images', industry('1214'));
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('broadsheet-missing');
  });
});
