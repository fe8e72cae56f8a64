import { describe, expect, it } from 'vitest';
import { countHeadings } from '../../src/checks/headings.js';
import type { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { error } from '../findings.js';
import { buildSample, buildSeries } from './sample-document.js';

const check = (changes: Partial<IndustryDocument>) => industryFamily.check(buildSample(changes));

describe('the series beside the charts', () => {
  it.each(['ValueAdded', 'Wages', 'ExportValue', 'ImportValue', 'DomesticDemand'] as const)(
    '%s has years in order, a figure, and its outlook last',
    (name) => {
      const series = buildSeries(1_000_000, 1000);
      expect(check({ [name]: series })).toEqual([]);
      // No chart shows it, so no year is missing.
      expect(check({ [name]: series.slice(7, 10) })).toEqual([]);
      expect(check({ [name]: series.filter(({ Year }) => Year !== 2020) })).toContainEqual(
        error(
          `/${name}/3/Year`,
          'The year 2020 is missing between 2019 and 2021; give a year that is not known with the value null.',
        ),
      );
      expect(check({ [name]: [{ Year: 2026, Value: null }] })).toContainEqual(
        error(`/${name}`, 'No year has a figure; leave the whole block out instead.'),
      );
      const turned = series.map((point) =>
        point.Year === 2025 ? { ...point, Outlook: true } : point,
      );
      expect(check({ [name]: turned })).toContainEqual(
        error(
          `/${name}/9`,
          '2026 is historical but follows the outlook year 2025; outlook years come last.',
        ),
      );
    },
  );
});

describe('lists', () => {
  it('have a term, a force, a company and a driver once each', () => {
    const findings = check({
      Glossary: [
        { Term: 'Must', Definition: 'Juice of grapes.' },
        { Term: 'MUST', Definition: 'The same.' },
      ],
      CompetitiveForces: [
        { Force: 'Rivalry', Level: 'High' },
        { Force: 'Rivalry', Level: 'Low' },
      ],
      Companies: [{ Name: 'Mallee Brewing' }, { Name: 'Mallee brewing' }],
      ExternalDrivers: [
        { Name: 'Price of barley', Direction: 'Negative' },
        { Name: 'Price of Barley', Direction: 'Mixed' },
      ],
    }).filter(({ severity }) => severity === 'error');
    expect(findings).toEqual([
      error('/Glossary/1/Term', '"MUST" is given twice, first at /Glossary/0/Term.'),
      error(
        '/CompetitiveForces/1/Force',
        '"Rivalry" is given twice, first at /CompetitiveForces/0/Force.',
      ),
      error('/Companies/1/Name', '"Mallee brewing" is given twice, first at /Companies/0/Name.'),
      error(
        '/ExternalDrivers/1/Name',
        '"Price of Barley" is given twice, first at /ExternalDrivers/0/Name.',
      ),
    ]);
  });

  it('have regions once each, which together are no more than the country', () => {
    const region = (Region: string, Share: number, PopulationShare = 10) => ({
      Region,
      Name: `Region ${Region}`,
      Share,
      PopulationShare,
    });
    expect(check({ GeographicBreakdown: [region('VIC', 60), region('NSW', 40)] })).toEqual([]);
    expect(check({ GeographicBreakdown: [region('VIC', 60), region('NSW', 60)] })).toEqual([
      error('/GeographicBreakdown', 'The shares add up to 120; at most 100 is possible.'),
    ]);
    expect(check({ GeographicBreakdown: [region('VIC', 6, 60), region('NSW', 4, 60)] })).toEqual([
      error(
        '/GeographicBreakdown',
        'The shares of the population add up to 120; at most 100 is possible.',
      ),
    ]);
    expect(check({ GeographicBreakdown: [region('VIC', 6), region('VIC', 4)] })).toEqual([
      error(
        '/GeographicBreakdown/1/Region',
        '"VIC" is given twice, first at /GeographicBreakdown/0/Region.',
      ),
      error(
        '/GeographicBreakdown/1/Name',
        '"Region VIC" is given twice, first at /GeographicBreakdown/0/Name.',
      ),
    ]);
    expect(check({ GeographicBreakdown: [region('VIC', 6), region('CA', 4)] })).toEqual([
      error(
        '/GeographicBreakdown/1/Region',
        '"CA" is no region of AU in ISO 3166-2; the nearest is "SA", and there are ACT, NSW, NT, QLD, SA, TAS, VIC, WA.',
      ),
    ]);
    // The regions of most countries are not known here.
    expect(check({ Country: 'CH', GeographicBreakdown: [region('ZH', 6)] })).toEqual([]);
  });
});

describe('drivers', () => {
  const driver = (years: number[], outlook: number[] = []) => ({
    ExternalDrivers: [
      {
        Name: 'Price of barley',
        Direction: 'Negative' as const,
        Points: years.map((Year) => ({
          Year,
          Value: -1,
          ...(outlook.includes(Year) ? { Outlook: true } : {}),
        })),
      },
    ],
  });

  it('have years that ascend, which may leave some out', () => {
    expect(check(driver([2020, 2022, 2025], [2025]))).toEqual([]);
    expect(check(driver([2020, 2020, 2019]))).toEqual([
      error('/ExternalDrivers/0/Points/1/Year', 'The year 2020 is given twice; give it once.'),
      error(
        '/ExternalDrivers/0/Points/2/Year',
        'The year 2019 comes after 2020; years must ascend.',
      ),
    ]);
    expect(check(driver([2020, 2021], [2020]))).toEqual([
      error(
        '/ExternalDrivers/0/Points/1',
        '2021 is historical but follows the outlook year 2020; outlook years come last.',
      ),
    ]);
  });

  it('may have a profile of a country that exists', () => {
    const profile = (Country: string) => ({
      ExternalDrivers: [
        { Name: 'Rain', Direction: 'Mixed' as const, Profile: { Country, Code: 'A12' } },
      ],
    });
    expect(check(profile('NZ'))).toEqual([]);
    expect(check(profile('UK'))).toEqual([
      error(
        '/ExternalDrivers/0/Profile/Country',
        '"UK" is not a country code of ISO 3166-1; did you mean "GB"?',
      ),
    ]);
  });
});

describe('related industries', () => {
  const related = (...rows: { Country?: string; Code: string }[]) =>
    check({ About: { RelatedIndustries: rows.map((row) => ({ ...row, Title: 'Spirits' })) } });

  it('are neighbours, not this industry, unless in another country', () => {
    expect(related({ Code: '1213' }, { Country: 'NZ', Code: '1212' })).toEqual([]);
    const itself = error(
      '/About/RelatedIndustries/0/Code',
      '"1212" of AU is the industry of this very report; name its neighbours.',
    );
    expect(related({ Code: '1212' })).toEqual([itself]);
    expect(related({ Country: 'AU', Code: '1212' })).toEqual([itself]);
  });

  it('are given once, whether the country is written or not', () => {
    expect(related({ Code: '121a' }, { Country: 'AU', Code: '121A' })).toEqual([
      error(
        '/About/RelatedIndustries/1/Code',
        '"121A" of AU is given twice, first at /About/RelatedIndustries/0/Code.',
      ),
    ]);
  });
});

describe('sources', () => {
  it.each(['2026', '2026-02', '2028-02-29'])('may be of %s', (Date) => {
    expect(check({ Sources: [{ Name: 'Accounts', Date }] })).toEqual([]);
  });

  it.each([
    ['2026-02-31', 'That month has 28 days.'],
    ['2026-13', 'Months go from 01 to 12.'],
    ['0000', 'Days and months start at 01, years at 0001.'],
  ])('are of no date %s', (Date, hint) => {
    expect(check({ Sources: [{ Name: 'Accounts', Date }] })).toEqual([
      error('/Sources/0/Date', `"${Date}" is no date of the calendar. ${hint}`),
    ]);
  });

  it('are found at an address', () => {
    expect(check({ Sources: [{ Name: 'Accounts', Address: 'https://[12345' }] })).toEqual([
      error(
        '/Sources/0/Address',
        '"https://[12345" is no web address, such as https://www.example.com/report.',
      ),
    ]);
  });
});

const listLines = (depth: number, write: (level: number) => string) =>
  Array.from({ length: depth }, (_, level) => write(level)).join('\n');

describe('texts in Markdown', () => {
  it('have at most a hundred headings', () => {
    const chapter = (count: number) => ({
      Analysis: { Outlook: '# Wine\n\ntext\n'.repeat(count) },
    });
    expect(check(chapter(100))).toEqual([]);
    expect(check(chapter(101))).toEqual([
      error('/Analysis/Outlook', 'The text has 101 headings; at most 100 are possible.'),
    ]);
  });

  it.each([
    ['# a\n## b\n#hashtag\n    # code', 2],
    ['a\n===\nb\n---\n\n---\n', 2],
    ['```\n# no heading\n~~~\n```\n# a', 1],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 0],
    ['# a\n---\n', 1],
    ['no heading at all', 0],
  ])('count as headings in %j: %i', (text, count) => {
    expect(countHeadings(text)).toBe(count);
  });

  it.each([
    [
      'lists',
      (depth: number) => listLines(depth, (level) => `${'  '.repeat(level)}- at ${String(level)}`),
    ],
    [
      'lists indented by tabs',
      (depth: number) => listLines(depth, (level) => `${'\t'.repeat(level)}- a`),
    ],
    ['lists in one line', (depth: number) => `${'- '.repeat(depth)}a`],
    ['quotes', (depth: number) => `Before.\n\n${'>'.repeat(depth)} a`],
    [
      'quotes, some of them thousands deep,',
      (depth: number) => '>'.repeat(depth > 49 ? depth * 100 : depth) + ' a',
    ],
    [
      'lists in quotes',
      (depth: number) => `${'> 1. '.repeat(depth / 2)}${'> '.repeat(depth % 2)}a`,
    ],
  ])('nest %s at most 49 deep', (_, nest) => {
    const of = (depth: number) => check({ Analysis: { Outlook: nest(depth) } });
    const tooDeep = error(
      '/Analysis/Outlook',
      'The text nests lists or quotes more than 49 deep; the most is 49. What is deeper would be lost.',
    );
    expect(of(49)).toEqual([]);
    for (const depth of [50, 300]) expect(of(depth)).toEqual([tooDeep]);
  });

  it('may begin lines with many dashes, digits or spaces', () => {
    const Outlook = `${'-'.repeat(80)}\n\n${'9'.repeat(80)}\n\n${' '.repeat(80)}code\n\n${'- '.repeat(40)}`;
    expect(check({ Analysis: { Outlook } })).toEqual([]);
  });

  it('take at most 200,000 characters, and as many bytes', () => {
    const of = (Text: string) => check({ Companies: [{ Name: 'Mallee Brewing', Text }] });
    expect(of('a'.repeat(200_000))).toEqual([]);
    expect(of('a'.repeat(200_001))).toEqual([
      error(
        '/Companies/0/Text',
        expect.stringContaining('is longer than 200000 characters') as string,
      ),
    ]);
    expect(of('麦'.repeat(66_666))).toEqual([]);
    expect(of('麦'.repeat(66_667))).toEqual([
      error(
        '/Companies/0/Text',
        'The text takes 200,001 bytes of UTF-8; at most 200,000 are possible, which is some 66,666 characters of Japanese.',
      ),
    ]);
  });

  it('have tabs and line breaks but no other control characters, nor white space alone', () => {
    expect(check({ KeyTakeaways: ['One\n\ttwo.'] })).toEqual([]);
    expect(check({ KeyTakeaways: ['Fine.', 'One\u0007'] })).toEqual([
      error(
        '/KeyTakeaways/1',
        'The text has the character U+0007 at position 4; of control characters only tabs and line breaks are allowed.',
      ),
    ]);
    expect(check({ SWOT: { Threats: [{ Point: ' \n' }] } })).toEqual([
      error(
        '/SWOT/Threats/0/Point',
        '" \\n" is only white space; write a text, or leave out what has none.',
      ),
    ]);
    expect(check({ Analysis: { Outlook: 'Half \ud83c of it' } })).toEqual([
      error('/Analysis/Outlook', expect.stringContaining('U+D83C at position 6') as string),
    ]);
  });
});
