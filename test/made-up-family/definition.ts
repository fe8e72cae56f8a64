import {
  block,
  codeField,
  defineFamily,
  Type,
  type KeyField,
  type Operation,
} from '@broadsheet/contract';

const closed = { additionalProperties: false } as const;
const text = (description: string) => Type.String({ description });

const Point = Type.Object(
  {
    Date: text('A quarter, such as `2025-Q1`.'),
    Value: Type.Union([Type.Number(), Type.Null()], { description: 'Null for a gap.' }),
    Outlook: Type.Optional(Type.Boolean({ description: 'Whether it is a forecast.' })),
    Suppressed: Type.Optional(Type.Boolean({ description: 'Whether it is withheld.' })),
  },
  closed,
);

const Reference = Type.Object(
  {
    Family: text('The family of the report.'),
    Country: text('Its country.'),
    Code: text('Its code.'),
    Title: text('Its title.'),
  },
  closed,
);

const body = (id: string, properties: Parameters<typeof Type.Object>[0]) =>
  Type.Object(properties, { ...closed, $id: `Gadget${id}Body`, description: `${id} of a gadget.` });

const regionField: KeyField = {
  name: 'Region',
  plural: 'Regions',
  schema: Type.String({ description: 'Region of the country.', pattern: '^[A-Za-z]{2,3}$' }),
};

/** The number of gadgets: an operation that no other family has. */
const countGadgets: Operation = {
  id: 'countGadgets',
  method: 'POST',
  path: '/gadget/v3/count',
  tag: 'gadget',
  summary: 'Count gadgets',
  description: 'How many gadget reports of a country the client may read.',
  access: 'token',
  body: Type.Object(
    { Country: Type.String({ description: 'The country.', pattern: '^[A-Z]{2}$' }) },
    { $id: 'CountGadgetsRequest', description: 'Which gadgets.' },
  ),
  bodyExample: { Country: 'AU' },
  answers: {
    200: {
      description: 'The number.',
      schema: Type.Object(
        {
          Gadgets: Type.Integer({ description: 'How many.' }),
          Names: Type.Array(Type.String(), { description: 'What they are called.' }),
        },
        { ...closed, $id: 'CountGadgetsResponse', description: 'How many gadgets there are.' },
      ),
      example: { Gadgets: 1, Names: ['Left-handed spanner'] },
    },
  },
  problems: [],
};

/** One figure of one report: 204 if there is none. */
const findShops: Operation = {
  id: 'findGadgetShops',
  method: 'POST',
  path: '/gadget/v3/shops',
  tag: 'gadget',
  summary: 'Count the shops that sell a gadget',
  description: 'How many shops sell a gadget.',
  access: 'token',
  body: Type.Object(
    {
      Country: Type.String({ description: 'The country.', pattern: '^[A-Z]{2}$' }),
      Region: regionField.schema,
      Code: codeField.schema,
      Language: Type.Optional(text('The language.')),
    },
    { $id: 'GadgetShopsRequest', description: 'Which gadget.' },
  ),
  bodyExample: { Country: 'AU', Region: 'VIC', Code: '77' },
  answers: {
    200: {
      description: 'The number.',
      schema: Type.Object(
        { Shops: Type.Integer({ description: 'How many.' }) },
        { ...closed, $id: 'GadgetShopsResponse', description: 'How many shops sell it.' },
      ),
      example: { Shops: 15 },
    },
    204: { description: 'There is no such report.', headers: ['Broadsheet-Missing'] },
  },
  problems: [],
};

/** A family that is not shipped; it uses everything that a definition can have. */
export const gadget = defineFamily({
  name: 'gadget',
  typeName: 'Gadget',
  title: 'Gadget reports',
  oneReport: 'a gadget report',
  about: 'One gadget in one region of a country: what it is, who sells it and how well.',
  key: { fields: [regionField, codeField] },
  sections: {
    title: {
      label: 'Title',
      about: 'Name of the gadget',
      body: body('Title', { Title: text('Name of the gadget.') }),
    },
    overview: {
      label: 'Overview',
      about: 'What it is and does',
      body: body('Overview', {
        AnalysisPlainText: Type.String({ description: 'The text.', ...block('text') }),
        AnalysisHTML: text('The same text as HTML.'),
      }),
    },
    sales: {
      label: 'Sales',
      about: 'Sales by quarter',
      body: body('Sales', {
        Series: Type.Array(
          Type.Object(
            {
              Name: text('What is counted.'),
              Unit: text('What it is counted in.'),
              Points: Type.Array(Point, { description: 'By quarter.' }),
            },
            closed,
          ),
          { description: 'The series.', ...block('series') },
        ),
      }),
    },
    sellers: {
      label: 'Sellers',
      about: 'Who sells it',
      body: body('Sellers', {
        Sellers: Type.Array(
          Type.Object(
            {
              Name: text('The seller.'),
              Shops: Type.Integer({ description: 'How many shops.' }),
              Share: Type.Number({ description: 'Share of sales. Per cent.' }),
            },
            closed,
          ),
          { description: 'Largest first.', ...block('table') },
        ),
      }),
    },
    quality: {
      label: 'Quality',
      about: 'How good it is, from 1 to 9',
      body: body('Quality', {
        Scores: Type.Array(
          Type.Object(
            {
              Name: text('What is judged.'),
              Score: Type.Number({ description: 'The score.' }),
              Minimum: Type.Number({ description: 'The least there is.' }),
              Maximum: Type.Number({ description: 'The most there is.' }),
              Weight: Type.Optional(Type.Number({ description: 'How much it counts. Per cent.' })),
            },
            closed,
          ),
          { description: 'The scores.', ...block('scores') },
        ),
      }),
    },
    standing: {
      label: 'Standing',
      about: 'Its place by sales among all gadgets',
      body: body('Standing', {
        Place: Type.Integer({ description: '1 for the one that sells most.' }),
        Of: Type.Integer({ description: 'How many there are.' }),
      }),
    },
    related: {
      label: 'Related',
      about: 'Reports on the industry that makes it',
      body: body('Related', {
        Industries: Type.Array(Reference, {
          description: 'Industry reports.',
          ...block('references'),
        }),
      }),
    },
  },
  charts: { Quality: 'How good it is, from 1 to 9' },
  variants: {
    AllQuarters: {
      about: 'Whether `sales` has every quarter instead of the last four.',
      inWholeReport: true,
    },
  },
  operations: [countGadgets, findShops],
  words: {
    Japanese: {
      Title: '名称',
      Overview: '概要',
      Sales: '売上',
      Sellers: '販売店',
      Shops: '店舗数',
      Share: 'シェア',
      Quality: '品質',
      Standing: '順位',
      Place: '順位',
      Of: '総数',
      Related: '関連レポート',
      Name: '名前',
    },
  },
  example: {
    Country: 'AU',
    key: { Region: 'VIC', Code: '77' },
    Title: 'Left-handed spanner',
    Sector: 'Tools',
    sections: {
      tokens: ['title'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: { Title: 'Left-handed spanner' },
        },
      ],
    },
  },
});
