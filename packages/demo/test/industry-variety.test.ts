import type { IndustryDocument } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoIndustries } from '../src/industries/index.js';
import { findFacts } from '../src/industries/words/facts/facts.js';
import { createRandom } from '../src/random.js';

/** Written by hand: their sentences occur nowhere else. */
const written = new Set(['AU/1214', 'AU/4511']);

const listGenerated = (seed: number) =>
  [...demoIndustries({ seed })].filter(
    ({ Country, Code, Language }) => Language === 'English' && !written.has(`${Country}/${Code}`),
  );

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}

/** Names that a text may contain, longest first, so that no part of one is left. */
function listNames(document: IndustryDocument): string[] {
  const { names, country, kind, trade } = findFacts(document, createRandom(1));
  const { SupplyChain, LifeCycle, Title, Sector, GeographicBreakdown = [] } = document;
  const parts = [
    ...(document.ProductsAndServices ?? []),
    ...(document.MajorMarkets ?? []),
    ...(document.CompanyMarketShare ?? []),
    ...(document.ExternalDrivers ?? []),
    ...GeographicBreakdown,
  ].map(({ Name }) => Name);
  const partners = [...(trade?.destinations ?? []), ...(trade?.origins ?? [])];
  return [
    ...[names.firms, names.industry, country, Title, Sector, ...parts],
    ...[kind.inputs, kind.output, kind.staff, kind.equipment, kind.substitutes],
    ...partners.map(({ name }) => name),
    ...listStrings(SupplyChain),
    ...listStrings(LifeCycle?.Neighbours),
    ...kind.factors.map(([factor]) => factor),
  ]
    .map((name) => name.replace(/ n\.e\.c\.$/, ''))
    .filter((name) => name.length > 2)
    .toSorted((a, b) => b.length - a.length);
}

/** The sentences of a report without names and numbers, each once. */
function listSkeletons(document: IndustryDocument): Set<string> {
  const { Analysis, KeyTakeaways, About, CompetitiveForces, Companies, SWOT } = document;
  const texts = [
    ...listStrings([Analysis, KeyTakeaways, About?.Definition, SWOT, document.Questions]),
    ...listStrings([CompetitiveForces, Companies, document.KeySuccessFactors]),
  ];
  const escaped = listNames(document).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const names = new RegExp(escaped.join('|'), 'gi');
  const sentences = texts.flatMap((text) => text.replace(names, 'X').split(/\n\n|(?<=[.!?])\s+/));
  return new Set(
    sentences
      .map((sentence) =>
        sentence
          .replaceAll('**', '')
          .replace(/(?:[A-Z]{1,2}\$|[£$])?\d[\d,.]*(?:%|bn|m|trn)?/g, '#')
          // A list of names counts as one name.
          .replace(/X(?: \(#\))?(?:(?:, | and )X(?: \(#\))?)*/g, 'X')
          .toLowerCase(),
      )
      // Headings and lists of names are no sentences.
      .filter(
        (sentence) => /[.!?]$/.test(sentence) && (sentence.match(/[a-z]{2,}/g) ?? []).length > 2,
      ),
  );
}

function countSkeletons(documents: readonly IndustryDocument[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const skeleton of listSkeletons(document)) {
      counts.set(skeleton, (counts.get(skeleton) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

describe.each([1, 7])('the generated words of the curated industries from seed %i', (seed) => {
  const documents = listGenerated(seed);

  it('have no sentence in more than about half of the reports', () => {
    const most = Math.floor(documents.length * 0.65);
    const frequent = countSkeletons(documents).filter(([, count]) => count > most);
    expect(documents).toHaveLength(28);
    expect(frequent).toEqual([]);
  });

  it.each(['CompetitiveForces', 'CostStructure', 'KeySuccessFactors', 'MajorMarkets'] as const)(
    'begin the chapter %s in at least four ways, none in more than half of the reports',
    (chapter) => {
      const openings = documents.map((document) => {
        const Text = document.Analysis?.[chapter]?.split('\n\n', 1).join('') ?? '';
        const [opening = ''] = listSkeletons({
          ...document,
          Analysis: { [chapter]: Text },
          KeyTakeaways: [],
          About: {},
          SWOT: {},
          Questions: [],
          CompetitiveForces: [],
          Companies: [],
          KeySuccessFactors: [],
        });
        return opening;
      });
      const counts = [...new Set(openings)].map(
        (opening) => openings.filter((other) => other === opening).length,
      );
      expect(counts.length).toBeGreaterThanOrEqual(4);
      expect(Math.max(...counts)).toBeLessThanOrEqual(documents.length / 2);
    },
  );

  it('say of suppliers without power that they have none', () => {
    for (const { CompetitiveForces = [], Country, Code } of documents) {
      for (const { Force, Level, Text } of CompetitiveForces) {
        if (Force !== 'SupplierPower') continue;
        expect(Text?.includes('hardly a way around'), `${Country}/${Code}: ${String(Text)}`).toBe(
          Level === 'High',
        );
      }
    }
  });

  it('write falls as falls', () => {
    for (const document of documents) {
      expect(JSON.stringify(document), `${document.Country}/${document.Code}`).not.toMatch(
        /\bminus \d/,
      );
    }
  });
});
