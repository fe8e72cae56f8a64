import { Type, type Static } from 'typebox';
import { FamilyName, FamilyNames, ReportKeyText } from './changes.js';
import { Country, Language } from './fields.js';
import type { Operation } from './operation.js';
import { After, Limit, Next, timeWritten } from './paging.js';

export type SearchRequest = Static<typeof SearchRequest>;
export const SearchRequest = Type.Object(
  {
    Query: Type.Optional(
      Type.String({
        description:
          'Words of a title, a sector or a company name, or a code, ABN, ACN or ticker. The last word may be unfinished. Every report if left out, in the order of titles.',
        minLength: 1,
        maxLength: 200,
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

export type FoundReport = Static<typeof FoundReport>;
export const FoundReport = Type.Object(
  {
    Key: ReportKeyText,
    Family: FamilyName,
    Country,
    Code: Type.String({ description: 'The code, or the entity id as text.' }),
    Language,
    Title: Type.String({ description: 'Title of the report, or name of the company.' }),
    Sector: Type.String({ description: 'The sector; empty where none is given.' }),
    UpdatedAt: timeWritten('When what readers see of the report last changed.'),
  },
  { $id: 'FoundReport', additionalProperties: false, description: 'One report that was found.' },
);

export type SearchResponse = Static<typeof SearchResponse>;
export const SearchResponse = Type.Object(
  { Reports: Type.Array(FoundReport, { description: 'Best match first.' }), Next },
  { $id: 'SearchResponse', additionalProperties: false, description: 'What was found.' },
);

export const searchReports: Operation = {
  id: 'searchReports',
  method: 'POST',
  path: '/search/v1/reports',
  tag: 'search',
  summary: 'Search for reports',
  description:
    'Finds reports of every family by title, code, sector, company name, ABN, ACN or ticker: whole words and beginnings of words, without regard to case and accents, Japanese too. Only what the client may read is found.',
  access: 'token',
  body: SearchRequest,
  bodyExample: { Query: 'win', Limit: 5 },
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
          },
        ],
      },
    },
  },
  problems: ['invalid_cursor'],
};
