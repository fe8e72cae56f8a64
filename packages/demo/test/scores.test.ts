import { industryFamily, reportFamilies } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoDocuments } from '../src/index.js';
import { demoIndustries } from '../src/industries/index.js';

interface Heading {
  Country: string;
  Code: string;
  Language: string;
  Title: string;
  Sector: string;
}

const all = [...demoDocuments()];
const industries = [...demoIndustries({ seed: 1 })];

describe.each(['esg', 'risk'])('the %s reports of the demo', (name) => {
  const family = reportFamilies.get(name);
  const documents = all.filter((each) => each.family === name).map(({ document }) => document);
  const headings = documents as Heading[];

  it('are six and more in two countries, one of them in Japanese', () => {
    const english = headings.filter(({ Language }) => Language === 'English');
    expect(english.length).toBeGreaterThanOrEqual(6);
    expect(new Set(english.map(({ Country }) => Country)).size).toBe(2);
    const others = headings.filter(({ Language }) => Language !== 'English');
    expect(others).toMatchObject([{ Country: 'AU', Code: '1214', Language: 'Japanese' }]);
  });

  it('pass their checks without a warning, and give every section and chart', () => {
    for (const document of documents) {
      expect(family.check(document)).toEqual([]);
      const { sections, charts } = family.derive(document);
      expect(Object.keys(charts)).toEqual(Object.keys(family.definition.charts));
      expect(
        Object.keys(sections).filter((token) => sections[token] !== undefined).length,
      ).toBeGreaterThan(5);
    }
  });

  it('are about industries of the demo, and name their reports', () => {
    for (const { Country, Code, Language, Title, Sector } of headings) {
      expect(industries).toContainEqual(
        expect.objectContaining({ Country, Code, Language, Title, Sector }),
      );
    }
    const known = new Set(
      all.map(({ family: of, document }) => {
        const { Country, Code } = document as Heading;
        return `${of}/${Country}/${Code}`;
      }),
    );
    const named = documents.flatMap((document) => family.listReferences(document));
    expect(named.length).toBeGreaterThanOrEqual(documents.length);
    expect(
      named.filter(({ report }) => !known.has(`${report.family}/${report.country}/${report.code}`)),
    ).toEqual([]);
    expect(named.map(({ report }) => report.family)).toContain(industryFamily.definition.name);
  });

  it('are the same for the same seed, and as many as asked for', () => {
    const again = [...demoDocuments({ seed: 1, counts: { [name]: 3 } })];
    expect(again.map(({ document }) => document)).toEqual(documents.slice(0, 3));
  });
});
