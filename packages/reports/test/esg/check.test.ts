import { describe, expect, it } from 'vitest';
import { esgFamily, type EsgDocument } from '../../src/index.js';
import { sample } from './sample-document.js';

const check = (changes: object) => esgFamily.check({ ...sample, ...changes });
const governance = (changes: object) => ({ Governance: { ...sample.Governance, ...changes } });
const components = (...rows: object[]) => governance({ Components: rows });
const [row2024, row2025] = sample.History ?? [];

describe('an ESG document', () => {
  it('that is valid has no findings', () => {
    expect(esgFamily.check(sample)).toEqual([]);
    const { History: _, Analysis: __, Regulation: ___, ...least } = sample;
    expect(esgFamily.check(least)).toEqual([]);
  });

  it.each<[string, object, string, string[]]>([
    [
      'a score above 9',
      components({ Name: 'Owners', Score: 9.5, Weight: 100 }),
      '/Governance/Components/0/Score',
      ['9.5', '9'],
    ],
    [
      'a score below 1',
      components({ Name: 'Owners', Score: 0, Weight: 100 }),
      '/Governance/Components/0/Score',
      ['0', '1'],
    ],
    [
      'components that do not make the whole',
      components({ Name: 'A', Score: 5, Weight: 60 }, { Name: 'B', Score: 5, Weight: 30 }),
      '/Governance/Components',
      ['Governance', '90', '10 missing'],
    ],
    [
      'parts that make more than the whole',
      governance({ Weight: 25.5 }),
      '/Environmental/Weight',
      ['Environmental, Social, Governance', '105.5', '5.5 too much'],
    ],
    [
      'a component twice',
      components({ Name: 'Board', Score: 5, Weight: 60 }, { Name: 'board', Score: 5, Weight: 40 }),
      '/Governance/Components/1/Name',
      ['"board" is given twice', '/Governance/Components/0/Name'],
    ],
    ['a year twice', { History: [row2025, row2025] }, '/History/1/Year', ['2025', 'twice']],
    [
      'a year of the history that is derived',
      { History: [row2025, { ...row2025, Year: 2026 }] },
      '/History/1/Year',
      ['2026', 'ScoreYear'],
    ],
    ['a history that ends early', { History: [row2024] }, '/History', ['2024', '2025', 'null']],
    [
      'a history without a figure',
      { History: [{ Year: 2025, Environmental: null, Social: null, Governance: null }] },
      '/History',
      ['No year has a figure'],
    ],
    [
      'a year before the data',
      { ScoreYear: 2025, History: [row2024] },
      '/ScoreYear',
      ['2025', '2026'],
    ],
    ['a year far off', { ScoreYear: 2040 }, '/ScoreYear', ['2040', '2031']],
    ['a country that is none', { Country: 'UK' }, '/Country', ['UK', 'GB']],
    ['a day that is none', { DataDate: '2026-02-30' }, '/DataDate', ['2026-02-30']],
    [
      'a rule twice',
      { Regulation: [{ Name: 'Water Act' }, { Name: 'Water Act' }] },
      '/Regulation/1/Name',
      ['"Water Act" is given twice'],
    ],
    ['a text of nothing', { Analysis: { Overview: '  ' } }, '/Analysis/Overview', ['white space']],
    ['a total', { Total: 5 }, '/Total', ['Total']],
    ['a score of a part', governance({ Score: 5 }), '/Governance/Score', ['Score']],
  ])('with %s is refused, with place, value and what is right', (_, changes, pointer, says) => {
    const findings = check(changes);
    const found = findings.find((finding) => finding.pointer === pointer);
    expect(findings.map((finding) => finding.pointer)).toContain(pointer);
    expect(found?.severity).toBe('error');
    for (const piece of says) expect(found?.message).toContain(piece);
  });

  it('does not speak of weights that are of the wrong form', () => {
    const findings = check(governance({ Weight: 'many' }));
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/Governance/Weight']);
  });

  it('names the industry report that it sends readers to', () => {
    const report = { family: 'industry', country: 'AU', code: '1214' };
    expect(esgFamily.listReferences(sample)).toEqual([{ pointer: '/IndustryReport', report }]);
    const { IndustryReport: _, ...without } = sample;
    expect(esgFamily.listReferences(without)).toEqual([]);
  });
});

describe('what becomes of an ESG document', () => {
  const japanese: EsgDocument = { ...sample, Language: 'Japanese', Title: 'ワイン製造業' };

  it('is what the formulas say', () => {
    const { sections, charts, searchTerms } = esgFamily.derive(sample);
    expect(searchTerms).toEqual(['1214']);
    expect(sections.overview).toMatchObject({
      Images: ['EsgScores'],
      ScoreYear: 2026,
      Scores: [
        { Name: 'Total', Score: 5.03, Level: 'Medium', Minimum: 1, Maximum: 9 },
        { Name: 'Environmental', Score: 5.8, Level: 'Medium', Weight: 50 },
        { Name: 'Social', Score: 5.5, Level: 'Medium', Weight: 30 },
        { Name: 'Governance', Score: 2.4, Level: 'Very low', Weight: 20 },
      ],
      Industry: { Family: 'industry', Country: 'AU', Code: '1214', Title: 'Wine Manufacturing' },
    });
    expect(sections.scorehistory).toMatchObject({
      History: [
        {
          Name: 'Total',
          Points: [
            { Year: 2024, Value: null },
            { Year: 2025, Value: 5.04, Level: 'Medium' },
            { Year: 2026, Value: 5.03, Change: -0.01 },
          ],
        },
        {},
        {},
        {},
      ],
    });
    expect(charts.EsgScores?.altText).toBe(
      'Chart of ESG risk, 8 scores on a scale from 1 to 9. Total is 5 (medium); Environmental is 5.8 (medium); Social is 5.5 (medium); Governance is 2.4 (very low). The highest is Water at 7 (high), the lowest Owners at 2.4 (very low).',
    );
  });

  it('is in the language of the document', () => {
    const { sections, charts } = esgFamily.derive(japanese);
    expect(sections.overview).toMatchObject({
      Scores: [{ Name: '総合' }, { Name: '環境' }, {}, {}],
    });
    expect(charts.EsgScores?.subtitle).toBe('ESGリスク（1〜9点、高いほどリスクが大きい）、2026年');
  });

  it('leaves out sections that have nothing', () => {
    const { History: _, Analysis: __, Regulation: ___, ...least } = sample;
    const { scorehistory, regulation } = esgFamily.derive(least).sections;
    expect([scorehistory, regulation]).toEqual([undefined, undefined]);
  });
});
