import { block, Type } from '@broadsheet/contract';
import {
  buildHeadingContext,
  buildScores,
  createReportFamilies,
  defineReportFamily,
  reportFamilies,
} from '@broadsheet/reports';
import type { Static } from 'typebox';
import { gadget } from './definition.js';

const GadgetDocument = Type.Object(
  {
    Country: Type.String({ pattern: '^[A-Z]{2}$', description: 'Country code.' }),
    Region: Type.String({ pattern: '^[A-Z]{2,3}$', description: 'Region of the country.' }),
    Code: Type.String({ pattern: '^[0-9]{1,4}$', description: 'The code, in quotes.' }),
    Language: Type.String({ minLength: 3, description: 'Language name, such as English.' }),
    Title: Type.String({ minLength: 1, description: 'Name of the gadget.' }),
    Source: Type.String({ minLength: 1, description: 'Who the figures come from.' }),
    DataDate: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'A date.' }),
    Overview: Type.Optional(Type.String({ description: 'What it is.' })),
    Sales: Type.Array(
      Type.Object({
        Date: Type.String({ pattern: '^[0-9]{4}-Q[1-4]$', description: 'A quarter.' }),
        Value: Type.Union([Type.Number(), Type.Null()], { description: 'Null for a gap.' }),
        Suppressed: Type.Optional(Type.Boolean({ description: 'Withheld.' })),
      }),
      { description: 'By quarter.', minItems: 1 },
    ),
    Sellers: Type.Array(
      Type.Object({
        Name: Type.String({ description: 'The seller.' }),
        Shops: Type.Integer({ description: 'How many shops.' }),
        Share: Type.Number({ description: 'Per cent.' }),
      }),
      { description: 'Who sells it.', ...block('table') },
    ),
    Quality: Type.Array(
      Type.Object({
        Name: Type.String({ description: 'What is judged.' }),
        Score: Type.Number({ minimum: 1, maximum: 9, description: 'From 1 to 9.' }),
        Weight: Type.Number({ minimum: 0, maximum: 100, description: 'Per cent.' }),
      }),
      { description: 'How good it is.' },
    ),
    Industry: Type.Optional(
      Type.Object({
        Country: Type.String({ description: 'Its country.' }),
        Code: Type.String({ description: 'Its code.' }),
        Title: Type.String({ description: 'Its title.' }),
      }),
    ),
  },
  { additionalProperties: false, title: 'Gadget report', description: 'One gadget.' },
);
type GadgetDocument = Static<typeof GadgetDocument>;

interface ShopsRequest {
  Country: string;
  Region: string;
  Code: string;
  Language?: string;
}

interface GadgetFigures {
  name: string;
  sales: number;
}

const sumOf = ({ Sales }: GadgetDocument) =>
  Sales.reduce((sum, { Value }) => sum + (Value ?? 0), 0);

function salesOf(points: GadgetDocument['Sales']) {
  return { Series: [{ Name: 'Units sold', Unit: 'Units', Points: points }] };
}

const gadgetFamily = defineReportFamily({
  definition: gadget,
  document: GadgetDocument,
  check({ Quality = [] }) {
    const sum = Quality.reduce((total, { Weight }) => total + Weight, 0);
    if (Quality.length === 0 || sum === 100) return [];
    const message = `The weights sum to ${String(sum)}; they must sum to 100.`;
    return [{ severity: 'error', pointer: '/Quality', message }];
  },
  listDrawnTexts: ({ Title, Quality = [] }) => [
    ...(Title === undefined ? [] : [{ text: Title, pointer: '/Title' }]),
    ...Quality.map(({ Name }, index) => ({
      text: Name,
      pointer: `/Quality/${String(index)}/Name`,
    })),
  ],
  listReferences: ({ Industry }) =>
    Industry
      ? [
          {
            pointer: '/Industry/Code',
            report: { family: 'industry', country: Industry.Country, code: Industry.Code },
          },
        ]
      : [],
  derive(document) {
    const { Code, Title, Overview, Sales, Sellers, Quality, Industry } = document;
    return {
      title: Title,
      sector: 'Tools',
      searchTerms: [Code],
      sections: {
        title: { Title },
        overview:
          Overview === undefined
            ? undefined
            : { AnalysisPlainText: Overview, AnalysisHTML: `<p>${Overview}</p>` },
        sales: salesOf(Sales.slice(-4)),
        sellers: { Sellers },
        quality: { Scores: Quality.map((score) => ({ ...score, Minimum: 1, Maximum: 9 })) },
        related: Industry && { Industries: [{ Family: 'industry', ...Industry }] },
      },
      variants: { AllQuarters: { sales: salesOf(Sales) } },
      charts: { Quality: buildQualityChart(document) },
      figures: {
        name: `${document.Region}/${Code}`,
        sales: sumOf(document),
      } satisfies GadgetFigures,
    };
  },
  spanning: {
    create() {
      const sales = new Map<string, number>();
      return {
        add({ figures }) {
          const { name, sales: sold } = figures as GadgetFigures;
          sales.set(name, sold);
        },
        buildSections(figures) {
          const { sales: own } = figures as GadgetFigures;
          const better = [...sales.values()].filter((sold) => sold > own).length;
          return { standing: { Place: better + 1, Of: sales.size } };
        },
      };
    },
  },
  answers: {
    // An operation that no other family has.
    async countGadgets(input, { listReports }) {
      const { Country: country } = input as { Country: string };
      const reports = await listReports({ country, limit: 1000 });
      return { Gadgets: reports.length, Names: reports.map(({ title }) => title) };
    },
    async findGadgetShops(input, { findBodies }) {
      const { Country, Region, Code, Language = 'English' } = input as ShopsRequest;
      const code = `${Region}/${Code}`;
      const key = { family: 'gadget', country: Country, code, language: Language };
      const bodies = await findBodies(key, ['sellers']);
      if (!bodies) return undefined;
      const { Sellers = [] } = (bodies.sellers ?? {}) as Partial<GadgetDocument>;
      return { Shops: Sellers.reduce((sum, { Shops }) => sum + Shops, 0) };
    },
  },
});

function buildQualityChart(document: GadgetDocument) {
  return buildScores(buildHeadingContext(document), {
    name: 'Quality',
    label: document.Language === 'Japanese' ? '品質' : 'Quality',
    scale: { minimum: 1, maximum: 9, bands: [] },
    scores: document.Quality.map(({ Name, Score, Weight }) => ({
      name: Name,
      score: Score,
      weight: Weight,
    })),
  });
}

/** The shipped families and this one. */
export const withGadgets = createReportFamilies([...reportFamilies.list, gadgetFamily]);
