import { SearchRequest, Type, type Families, type FoundReport } from '@broadsheet/contract';
import { createReportUris } from '../report-uri.js';
import { defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor } from '../sizing/cursor.js';
import { fitPage } from '../sizing/fit-page.js';
import { isData, OptionalCountry, optionalFamily, OptionalLanguage } from './fields.js';
import { closed, defineTool, type Tool } from './tool.js';

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
  },
  closed,
);

export const buildSearchReports = (families: Families): Tool =>
  defineTool({
    name,
    title: 'Search reports and companies',
    description: `Finds reports: ${describeFamilies(families)} By words of the title, sector or company name, or by industry code, ABN, ACN or ticker. Start here: the reportKey it returns is what the other tools take. Every word must match, whole or by its beginning: use one or two. It finds only what this client may read. ${isData}`,
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
        size: Size,
        nextCursor: NextCursor,
      },
      closed,
    ),
    async run(reader, { tokenBudget: budget = defaultBudget, cursor, ...query }) {
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
          return {
            items: page.Reports.map((report) => writeFound(families, report)),
            next: page.Next,
          };
        },
      });
      return { structured: measure({ reports }, { budget, items: reports.length, nextCursor }) };
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
    uri: key ? createReportUris(families).report(key) : '',
  };
}
