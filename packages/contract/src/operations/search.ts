import { Type, type Static } from 'typebox';
import { Country, Language } from '../fields.js';
import type { Operation } from '../operation.js';
import { After, Limit, Next, timeWritten } from '../paging.js';
import { FamilyName, FamilyNames, ReportKeyText } from './changes.js';

export type SearchRequest = Static<typeof SearchRequest>;
export const SearchRequest = Type.Object(
  {
    Query: Type.Optional(
      Type.String({
        description:
          'What is looked for, in any words: names, plain words, a question, a code, ABN, ACN or ticker, in English or Japanese. Words may be unfinished. A country, a family or `listed` narrows the search. Every report if left out, in the order of titles.',
        minLength: 1,
        maxLength: 500,
        pattern: '^[^\\u0000]*$',
        examples: ['wine'],
      }),
    ),
    Families: FamilyNames,
    Country: Type.Optional(Country),
    Language: Type.Optional(Language),
    Limit,
    After,
  },
  { $id: 'SearchRequest', description: 'What is looked for, and among which reports.' },
);

const Passage = Type.Object(
  {
    Section: Type.String({ description: 'The label of the section.' }),
    Text: Type.String({ description: 'The sentence, shortened if it is long.' }),
  },
  {
    additionalProperties: false,
    description:
      'The sentence that matched, if the names of the report do not show why it was found. Only for the first five reports of a page.',
  },
);

export type FoundReport = Static<typeof FoundReport>;
export const FoundReport = Type.Object(
  {
    Key: ReportKeyText,
    Family: FamilyName,
    Country,
    Code: Type.String({ description: 'The code, or the entity id as text.' }),
    Language,
    Title: Type.String({ description: 'Title of the report, or name of the company.' }),
    Sector: Type.String({ description: 'The sector; empty if the report has none.' }),
    UpdatedAt: timeWritten('When what readers see of the report last changed.'),
    Match: Type.Optional(
      Type.Union([Type.Literal('all'), Type.Literal('some'), Type.Literal('similar')], {
        description:
          'How the report matches the query: `all` words, `some` of them, or words spelled a little differently (`similar`). Absent without a query.',
      }),
    ),
    Matched: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Words of the title and the passage that matched, as they are written there.',
      }),
    ),
    Passage: Type.Optional(Passage),
  },
  { $id: 'FoundReport', additionalProperties: false, description: 'One report that was found.' },
);

export type Understood = Static<typeof Understood>;
export const Understood = Type.Object(
  {
    Words: Type.Array(Type.String(), { description: 'The words that were looked for.' }),
    Country: Type.Optional(Country),
    Countries: Type.Optional(
      Type.Array(Country, { description: 'In the place of `Country` where there are several.' }),
    ),
    Families: FamilyNames,
    Language: Type.Optional(Language),
    Listed: Type.Optional(
      Type.Union([Type.Literal(true), Type.String()], {
        description: 'Only companies that are listed, or listed on this exchange.',
      }),
    ),
    Instead: Type.Optional(
      Type.Array(
        Type.Object(
          {
            Typed: Type.String({ description: 'A word that no report has.' }),
            Used: Type.Array(Type.String(), { description: 'What was looked for instead.' }),
          },
          { additionalProperties: false },
        ),
        { description: 'Words that were read differently than typed.' },
      ),
    ),
  },
  {
    $id: 'Understood',
    additionalProperties: false,
    description:
      'How the query was read: words, and what narrows the search. A filter that had to be dropped to find anything is absent.',
  },
);

export type SearchResponse = Static<typeof SearchResponse>;
export const SearchResponse = Type.Object(
  {
    Reports: Type.Array(FoundReport, { description: 'Best match first.' }),
    Next,
    Understood: Type.Optional(Understood),
    Suggestions: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Where nothing was found: the nearest words that reports have.',
      }),
    ),
    Searchable: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'Where nothing was found: how many reports were searched.',
      }),
    ),
  },
  { $id: 'SearchResponse', additionalProperties: false, description: 'What was found.' },
);

export const searchReports: Operation = {
  id: 'searchReports',
  method: 'POST',
  path: '/search/v1/reports',
  tag: 'search',
  summary: 'Search for reports',
  description:
    'Finds reports of every family by what they are called (titles, other titles, names, brands, sectors, plain words), by whole code, ABN, ACN or ticker, and by the texts of their sections. Plurals, spelling variants, compounds, synonyms and one or two typing mistakes do not matter, nor do case and accents. A country, a family or `listed` in the query narrows the search. Whole identifiers come first, then names with all words, then texts with all words; if that is too little, the best partial matches, marked. Only what the client may read is found, counted or suggested. Reports are searched at once after they are published.',
  access: 'token',
  body: SearchRequest,
  bodyExample: { Query: 'wine making in Australia', Limit: 5 },
  answers: {
    200: {
      description: 'What was found.',
      schema: SearchResponse,
      example: {
        Reports: [
          {
            Key: 'industry/AU/1214/English',
            Family: 'industry',
            Country: 'AU',
            Code: '1214',
            Language: 'English',
            Title: 'Wine and Other Alcoholic Beverage Manufacturing',
            Sector: 'Manufacturing',
            UpdatedAt: '2026-01-31T09:00:00.000Z',
            Match: 'all',
            Matched: ['Wine', 'Manufacturing'],
          },
        ],
        Understood: { Words: ['wine', 'making'], Country: 'AU' },
      },
    },
  },
  problems: ['invalid_cursor'],
};
