import {
  SearchRequest,
  Type,
  type Families,
  type FoundReport,
  type SearchResponse,
  closed,
} from '@broadsheet/contract';
import { createReportUris } from '../report-uri.js';
import { defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor } from '../sizing/cursor.js';
import { fitPage } from '../sizing/fit-page.js';
import { isData, OptionalCountry, optionalFamily, OptionalLanguage } from './fields.js';
import { describeReading, SearchUnderstood } from './search-reading.js';
import { defineTool, type Tool } from './tool.js';

const { Query } = SearchRequest.properties;
const name = 'search_reports';
/** A few more than fit the default budget. */
const pageSize = 50;

const Found = Type.Object(
  {
    reportKey: Type.String({ description: 'Names the report in every other tool.' }),
    family: Type.String({ description: 'The report family, such as `industry`.' }),
    title: Type.String({ description: 'Title of the report, or name of the company.' }),
    sector: Type.String({ description: 'The sector; empty where none is given.' }),
    country: Type.String({ description: 'Country code.' }),
    language: Type.String({ description: 'The language it is written in.' }),
    updatedAt: Type.String({ description: 'When its content last changed, ISO 8601.' }),
    uri: Type.String({ description: 'Resource with the contents of the report.' }),
    match: Type.Optional(
      Type.String({ description: 'Whether it has `all` words, `some`, or `similar` ones.' }),
    ),
    passage: Type.Optional(
      Type.String({ description: 'The sentence that matched, where the title does not.' }),
    ),
  },
  closed,
);

export const buildSearchReports = (families: Families): Tool =>
  defineTool({
    name,
    title: 'Search reports and companies',
    description: `Finds reports: ${describeFamilies(families)} Start here: the reportKey it returns is what the other tools take. Ask for the subject in a few plain words (\`wine making in Australia\`, \`listed coal companies\`), or give a code, ABN, ACN or ticker. A country, a family or \`listed\` in the query narrows the search; \`understood\` says what was read. Plurals, synonyms and typing mistakes do not matter. \`match\` says whether a report has all words, only some, or similar ones: check those before you use them. It finds only what this client may read. ${isData}`,
    input: Type.Object(
      {
        query: Type.String({ ...Query }),
        family: optionalFamily(families),
        country: OptionalCountry,
        language: OptionalLanguage,
        tokenBudget: TokenBudget,
        cursor: Cursor,
      },
      closed,
    ),
    output: Type.Object(
      {
        reports: Type.Array(Found, { description: 'Best match first; empty where none is.' }),
        understood: Type.Optional(SearchUnderstood),
        tryNext: Type.Optional(
          Type.String({ description: 'Where nothing was found: what to try next.' }),
        ),
        size: Size,
        nextCursor: NextCursor,
      },
      closed,
    ),
    async run(reader, { tokenBudget: budget = defaultBudget, cursor, ...query }) {
      let first: SearchResponse | undefined;
      const { items: reports, nextCursor } = await fitPage({
        listing: { tool: name, query },
        cursor,
        budget,
        frame: { reports: [] },
        fetchPage: async (after) => {
          const page = await reader.search({
            Query: query.query,
            ...(query.family !== undefined && { Families: [query.family] }),
            ...(query.country !== undefined && { Country: query.country }),
            ...(query.language !== undefined && { Language: query.language }),
            ...(after !== undefined && { After: after }),
            Limit: pageSize,
          });
          first ??= page;
          return {
            items: page.Reports.map((report) => writeFound(families, report)),
            next: page.Next,
            beside: describeReading(first, true),
          };
        },
      });
      const answer = { reports, ...describeReading(first, reports.length > 0) };
      return { structured: measure(answer, { budget, items: reports.length, nextCursor }) };
    },
  });

/** Describes each family, for the model that decides where to look. */
const describeFamilies = ({ list }: Families) =>
  list.map(({ name, about }) => `${name}: ${about}`).join(' ');

function writeFound(families: Families, report: FoundReport) {
  const { Key: reportKey, Family: family, Title: title, Sector: sector } = report;
  const key = families.findReportKey(reportKey);
  return {
    reportKey,
    family,
    title,
    sector,
    country: report.Country,
    language: report.Language,
    updatedAt: report.UpdatedAt,
    ...(report.Match && { match: report.Match }),
    ...(report.Passage && { passage: `${report.Passage.Section}: ${report.Passage.Text}` }),
    uri: key ? createReportUris(families).report(key) : '',
  };
}
