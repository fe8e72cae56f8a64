/** The words and figures of an industry report, read as sections. */
import {
  families,
  industry,
  industryChartNames,
  industrySectionTokens,
} from '@broadsheet/contract';
import { buildDraft } from '@broadsheet/editions';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const actor = { name: 'test', address: '' };
const wine = { Country: 'AU', Code: '1214' };

interface Answered {
  Sections: { RequestedSection: string; StatusCode: number; Body: Body | null }[];
}
interface Body {
  Images?: string[];
  Facts?: { Name: string; Value: string }[];
}

async function readAll(key: object = wine): Promise<Answered['Sections']> {
  const { json } = await service.post('/industry/v3/sections', {
    ...key,
    ReportSections: industrySectionTokens,
  });
  return (json as Answered).Sections;
}

describe('the sections of an industry report', () => {
  it('come in the order in which they were asked for, each as its schema says', async () => {
    const { sections } = families.operationsOf(industry.name).sections ?? {};
    const { status, json } = await service.post('/industry/v3/sections', {
      ...wine,
      ReportSections: industrySectionTokens,
    });
    expect(status).toBe(200);
    expect(Errors(sections?.answers[200]?.schema ?? {}, json)).toEqual([]);
    expect((json as Answered).Sections.map(({ RequestedSection }) => RequestedSection)).toEqual(
      industrySectionTokens.map((token) => industry.sections[token].label),
    );
  });

  it('name each chart of the report once, with what it says', async () => {
    const bodies = (await readAll()).flatMap(({ Body }) => Body ?? []);
    expect(bodies.flatMap(({ Images = [] }) => Images).sort()).toEqual(
      [...industryChartNames].sort(),
    );
    for (const { Images, Facts } of bodies) {
      expect(Facts?.map(({ Name }) => Name)).toEqual(Images);
    }
    for (const { Name, Value } of bodies.flatMap(({ Facts = [] }) => Facts)) {
      const { json } = await service.post('/industry/v3/chart', {
        ...wine,
        Language: 'English',
        Image: Name,
      });
      expect((json as { AltText: string }).AltText).toBe(Value);
    }
  });

  it('are all in the full report, the images beside them', async () => {
    const { json } = await service.post('/industry/v3/fullreport', wine);
    const { Sections, Images } = json as Answered & { Images: object[] };
    expect(Sections).toEqual((await readAll()).filter(({ StatusCode }) => StatusCode === 200));
    expect(Images).toHaveLength(industryChartNames.length);
  });

  it('are refused to a client that may not read the report', async () => {
    const headers = { authorization: `Bearer ${await service.tokenOf('limited')}` };
    const body = { Country: 'US', Code: '312130', ReportSections: ['title'] };
    expect((await service.post('/industry/v3/sections', body, headers)).status).toBe(403);
  });
});

describe('an edition that was published before industries had sections', () => {
  const old = { Country: 'AU', Code: '9901' };

  beforeAll(async () => {
    const stored = await service.store.editions.findDocument({
      ...{ family: 'industry', country: 'AU', code: '1214', language: 'English' },
    });
    const document = { ...(JSON.parse(stored?.document ?? '{}') as object), Code: old.Code };
    const draft = buildDraft({ family: 'industry', document });
    delete draft.sections;
    await service.store.editions.publish([draft], actor);
    await service.app.noticeChanges();
  });

  it('has them all the same, to the byte those of a new one', async () => {
    expect(await readAll(old)).toEqual(await readAll());
    const full = await service.post('/industry/v3/fullreport', old);
    expect((full.json as Answered).Sections.length).toBeGreaterThan(10);
  });

  it('has them where one section of many reports is read', async () => {
    const { json } = await service.post('/industry/v3/section', {
      Country: 'AU',
      ReportSection: 'capitalintensity',
      Codes: ['1214', old.Code],
    });
    const { Reports } = json as { Reports: { StatusCode: number; Body: object }[] };
    const english = Reports.filter(({ StatusCode }) => StatusCode === 200);
    expect(english.length).toBeGreaterThan(1);
    expect(english.at(-1)?.Body).toEqual(english[0]?.Body);
  });

  it('stays the edition it was when its document is published again', async () => {
    const key = { family: 'industry', country: 'AU', code: old.Code, language: 'English' };
    const stored = await service.store.editions.findDocument(key);
    const document = JSON.parse(stored?.document ?? '{}') as object;
    const [published] = await service.store.editions.publish(
      [buildDraft({ family: 'industry', document })],
      actor,
    );
    expect(published?.outcome).toBe('unchanged');
  });
});
