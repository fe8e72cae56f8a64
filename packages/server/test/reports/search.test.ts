import type { SearchResponse } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { shippedPreparation } from '@broadsheet/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
let limited: { authorization: string };

beforeAll(async () => {
  service = await startService();
  limited = { authorization: `Bearer ${await service.tokenOf('limited')}` };
});
afterAll(() => service.stop());

const ask = (body: object, headers = {}) => service.post('/search/v1/reports', body, headers);
const search = async (Query: string, headers = {}) =>
  (await ask({ Query, Limit: 10 }, headers)).json as SearchResponse;
const first = async (query: string) => (await search(query)).Reports[0];
const wine = 'industry/AU/1214/English';

describe('a search', () => {
  it.each([
    ...['wines', 'wine making', 'winemaking', 'Wine Manufacturing', 'wine Australia'],
    ...['wine making in Australia', 'alcoholic beverages', 'the wine industry', 'winery'],
  ])('finds the report that %j means', async (query) => {
    expect(await first(query)).toMatchObject({ Key: wine, Match: 'all' });
  });

  it('says what it understood', async () => {
    const { Understood } = await search('wine making in Australia');
    expect(Understood).toEqual({ Country: 'AU', Words: ['wine', 'making'] });
    const listed = await search('listed wine companies');
    expect(listed.Understood).toEqual({ Families: ['company'], Listed: true, Words: ['wine'] });
    expect(listed.Reports.map(({ Key }) => Key)).toContain('company/1001/English');
    expect(listed.Reports.map(({ Key }) => Key)).not.toContain('company/1002/English');
  });

  it.each(['constructor', 'hasOwnProperty'])('takes %s for a word', async (word) => {
    expect((await search(word)).Understood).toEqual({ Words: [word] });
  });

  it('takes a country without reports for a word', async () => {
    expect((await search('wine Norway')).Understood).toEqual({ Words: ['wine', 'Norway'] });
  });

  it('takes no part of such a country for a filter', async () => {
    expect((await search('wine in the United States')).Understood).toEqual({
      Words: ['wine', 'United', 'States'],
    });
  });

  it('tolerates spelling mistakes, and says so', async () => {
    const { Reports, Understood } = await search('winne');
    expect(Reports[0]).toMatchObject({ Key: wine, Match: 'similar', Matched: ['Wine'] });
    expect(Understood?.Instead).toMatchObject([{ Typed: 'winne' }]);
    expect(Understood?.Instead?.[0]?.Used).toContain('wine');
    expect(await first('alchoholic bevarages')).toMatchObject({ Key: wine, Match: 'similar' });
  });

  it('marks what has only some of the words', async () => {
    const { Reports } = await search('wine quaternions');
    expect(Reports.map(({ Match }) => Match)).toContain('some');
  });

  it('shows the sentence that matched in a text, below matches of titles', async () => {
    const { Reports } = await search('cider');
    expect(Reports[0]).toMatchObject({ Key: wine, Match: 'all' });
    const inText = (await search('sparkling fortified ferments')).Reports[0];
    expect(inText?.Key).toBe(wine);
    expect(inText?.Passage?.Section).not.toBe('');
    expect(inText?.Passage?.Text).toMatch(/ferment|sparkling|fortified/i);
  });

  it('puts whole identifiers first', async () => {
    expect((await first('1001'))?.Key).toBe('company/1001/English');
    expect((await first('ASX: R9W'))?.Key).toBe('company/1001/English');
    expect((await first('ABN 89 999 010 016'))?.Key).toBe('company/1001/English');
    expect((await first(wine))?.Key).toBe(wine);
  });

  it('says how many reports it looked through where it finds nothing', async () => {
    const { Reports, Searchable, Suggestions } = await search('qqqxyzzy');
    const all = (await ask({ Limit: 1000 })).json as SearchResponse;
    expect(Reports).toEqual([]);
    expect(Searchable).toBe(all.Reports.length);
    expect(Suggestions).toBeInstanceOf(Array);
  });

  it('finds, counts and suggests only what the client may read', async () => {
    const title = 'Redgum Ridge Wines Limited';
    expect((await search(title)).Reports[0]?.Title).toBe(title);
    for (const query of ['stillwater', 'stilwater', 'stillwatter brut', 'R9W', 'companies']) {
      const { Reports, Understood, ...rest } = await search(query, limited);
      expect(Reports.filter(({ Family }) => Family === 'company')).toEqual([]);
      const hints = [Understood?.Instead ?? [], rest.Suggestions ?? []];
      expect(JSON.stringify(hints)).not.toMatch(/stillwater"/i);
      expect(Understood?.Families).toBeUndefined();
    }
    const { Searchable } = await search('qqqxyzzy', limited);
    const all = (await ask({ Limit: 1000 }, limited)).json as SearchResponse;
    expect(Searchable).toBe(all.Reports.length);
  });

  it.each([
    ...['the of and', '!!! ??? ---', '" OR "1"="1', "'; drop table report; --", 'a:* & b | !c'],
    ...[
      'NEAR(a b) AND NOT title:*',
      '{identifiers title}: ^',
      'i:1001',
      't:wine',
      '\ud800',
      'wine \udfff',
    ],
    ...['ワイン wine 葡萄酒 Вино نبيذ', '%_\\', '((((', '🍷', 'x'.repeat(500), 'wine '.repeat(100)],
  ])('answers %j cleanly', async (query) => {
    // Of processor time, because other tests run at the same time.
    const before = process.cpuUsage();
    const { status, json } = await ask({ Query: query });
    expect(status).toBe(200);
    expect((json as SearchResponse).Reports).toBeInstanceOf(Array);
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });

  it('refuses a query of 10,000 letters', async () => {
    const { status, text } = await ask({ Query: 'w'.repeat(10_000) });
    expect(status).toBe(400);
    expect(text).toContain('500');
  });
});

describe('synonyms of the publisher', () => {
  it('are used beside those that ship', async () => {
    const synonym = { language: 'English', word: 'plonk', meaning: 'wine' };
    const actor = { name: 'test', address: '' };
    expect((await first('plonk'))?.Key).not.toBe(wine);
    expect(await service.store.synonyms.add([synonym, synonym], actor)).toBe(1);
    expect(await first('plonks')).toMatchObject({ Key: wine, Match: 'all' });
    expect(await service.store.synonyms.remove([synonym], actor)).toBe(1);
    expect(await service.store.synonyms.list()).toEqual([]);
  });
});

describe('where no report is both of a country and of a family', () => {
  it('keeps the country', async () => {
    const actor = { name: 'test', address: '' };
    const [industry] = demoDocuments({ counts: { industry: 1, company: 0 } });
    const document: Record<string, unknown> = { ...(industry?.document as object), Country: 'NZ' };
    // Its regions are those of Australia.
    delete document.GeographicBreakdown;
    const draft = shippedPreparation.buildDraft({ family: 'industry', document });
    await service.store.editions.publish([draft], actor);
    const { Reports, Understood } = await search('listed companies in New Zealand');
    expect(Understood).toEqual({ Country: 'NZ', Words: [] });
    expect(Reports.map(({ Key }) => Key)).toEqual(['industry/NZ/1214/English']);
  });
});
