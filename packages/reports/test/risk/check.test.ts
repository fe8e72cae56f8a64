import { describe, expect, it } from 'vitest';
import { riskFamily, type RiskDocument } from '../../src/index.js';
import { sample } from './sample-document.js';

const check = (changes: object) => riskFamily.check({ ...sample, ...changes });
const structural = (...rows: object[]) => ({
  Structural: { ...sample.Structural, Components: rows },
});
const growth = (changes: object) => ({ Growth: { ...sample.Growth, ...changes } });
const related = (...rows: object[]) => ({ RelatedIndustries: rows });
const [row2025] = sample.History ?? [];

describe('a risk document', () => {
  it('that is valid has no findings', () => {
    expect(riskFamily.check(sample)).toEqual([]);
    const { History: _, Analysis: __, RelatedIndustries: ___, ...least } = sample;
    expect(riskFamily.check(least)).toEqual([]);
  });

  it.each<[string, object, string, string[]]>([
    [
      'a score above 9',
      structural({ Component: 'Trade', Score: 9.01, Weight: 100 }),
      '/Structural/Components/0/Score',
      ['9.01', '9'],
    ],
    [
      'a score below 1',
      growth({ Components: [{ Name: 'Past', Score: 0.9, Weight: 100 }] }),
      '/Growth/Components/0/Score',
      ['0.9', '1'],
    ],
    [
      'components that do not make the whole',
      structural(
        { Component: 'Trade', Score: 5, Weight: 60 },
        { Component: 'Volatility', Score: 5, Weight: 30.5 },
      ),
      '/Structural/Components',
      ['Structural', '90.5', '9.5 missing'],
    ],
    [
      'parts that make more than the whole',
      growth({ Weight: 31 }),
      '/Structural/Weight',
      ['Structural, Growth, Sensitivity', '101', '1 too much'],
    ],
    [
      'a structural component twice',
      structural(
        { Component: 'Trade', Score: 5, Weight: 60 },
        { Component: 'Trade', Score: 5, Weight: 40 },
      ),
      '/Structural/Components/1/Component',
      ['"Trade" is given twice', '/Structural/Components/0/Component'],
    ],
    [
      'a structural component that is none',
      structural({ Component: 'Barriers', Score: 5, Weight: 100 }),
      '/Structural/Components/0/Component',
      ['Barriers', 'BarriersToEntry'],
    ],
    ['a history that ends early', { History: [row2025] }, '/History', ['2025', '2026', 'null']],
    ['a year before the data', { ScoreYear: 2025 }, '/ScoreYear', ['2025', '2026']],
    [
      'itself among the related',
      related({ Code: '1214', Title: 'Wine' }),
      '/RelatedIndustries/0/Code',
      ['"1214" of AU', 'this very report'],
    ],
    [
      'a related industry twice',
      related({ Code: '4511', Title: 'A' }, { Country: 'AU', Code: '4511', Title: 'B' }),
      '/RelatedIndustries/1/Code',
      ['"4511" of AU is given twice'],
    ],
    [
      'a related industry of a country that is none',
      related({ Country: 'UK', Code: '4511', Title: 'A' }),
      '/RelatedIndustries/0/Country',
      ['UK', 'GB'],
    ],
    ['a total', { Total: 5 }, '/Total', ['Total']],
    ['a score of a part', growth({ Score: 5 }), '/Growth/Score', ['Score']],
  ])('with %s is refused, with place, value and what is right', (_, changes, pointer, says) => {
    const findings = check(changes);
    const found = findings.find((finding) => finding.pointer === pointer);
    expect(findings.map((finding) => finding.pointer)).toContain(pointer);
    expect(found?.severity).toBe('error');
    for (const piece of says) expect(found?.message).toContain(piece);
  });

  it('names the reports that it sends readers to', () => {
    expect(riskFamily.listReferences(sample)).toEqual([
      { pointer: '/IndustryReport', report: { family: 'industry', country: 'AU', code: '1214' } },
      {
        pointer: '/Sensitivity/Components/0/Driver',
        report: { family: 'businessenvironment', country: 'AU', code: 'EXCHANGE' },
      },
      {
        pointer: '/RelatedIndustries/0/Code',
        report: { family: 'risk', country: 'AU', code: '4511' },
      },
    ]);
  });
});

describe('what is made of a risk document', () => {
  it('has derived scores, levels and changes', () => {
    const { sections, charts } = riskFamily.derive(sample);
    expect(sections.overview).toMatchObject({
      Scores: [
        { Name: 'Total', Score: 5.92, Level: 'Medium' },
        { Name: 'Structural risk', Score: 5.8, Weight: 40 },
        { Name: 'Growth risk', Score: 5.5, Weight: 30 },
        { Name: 'Sensitivity risk', Score: 6.5, Level: 'High', Weight: 30 },
      ],
    });
    expect(sections.structuralrisk).toMatchObject({
      Components: [{ Name: 'Trade', Score: 7 }, { Name: 'Life cycle' }],
    });
    expect(sections.sensitivityrisk).toMatchObject({
      Drivers: [{ Family: 'businessenvironment', Code: 'EXCHANGE', Title: 'Exchange rate' }],
    });
    // The total of 2026 is not known, so the change is on 2025.
    expect(sections.outlook).toMatchObject({ Score: 5.92, ComparedYear: 2025, Change: -0.08 });
    expect(charts.RiskScore?.altText).toContain('the outlook is 5.9 (medium) in 2027');
    expect(charts.RiskComponents?.altText).toContain('The highest is Exchange rate at 8');
  });

  it('is in the language of the document', () => {
    const japanese: RiskDocument = { ...sample, Language: 'Japanese' };
    const { sections, charts } = riskFamily.derive(japanese);
    expect(sections.overview).toMatchObject({ Scores: [{ Name: '総合' }, {}, {}, {}] });
    expect(sections.structuralrisk).toMatchObject({
      Components: [{ Name: '貿易' }, { Name: 'ライフサイクル' }],
    });
    expect(charts.RiskScore?.subtitle).toContain('リスク評点');
  });

  it('leaves out what has no data', () => {
    const { History: _, RelatedIndustries: __, Analysis: ___, ...least } = sample;
    const { sections, charts } = riskFamily.derive(least);
    expect([sections.scorehistory, sections.relatedindustries, charts.RiskScore]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(sections.outlook).toEqual({ ScoreYear: 2027, Score: 5.92, Level: 'Medium' });
  });
});
