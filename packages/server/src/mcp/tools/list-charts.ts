import { Type, type Families, type ReportKey, closed } from '@broadsheet/contract';
import type { Reader } from '../reading/reader.js';
import { getReport, noSuchReport } from '../reading/report.js';
import { createReportUris } from '../report-uri.js';
import { countFitting, defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor, parseCursor, staleCursor, writeCursor } from '../sizing/cursor.js';
import { isData, ReportEdition, reportKeyField } from './fields.js';
import { defineTool, type Tool } from './tool.js';

const name = 'list_charts';

const ListedChart = Type.Object(
  {
    chart: Type.String({ description: 'Names the chart in get_chart.' }),
    shows: Type.String({ description: 'What such a chart shows.' }),
    uri: Type.String({ description: 'Resource with its data.' }),
  },
  closed,
);

export const buildListCharts = (families: Families): Tool =>
  defineTool({
    name,
    title: "List a report's charts",
    description: `Lists the charts that a report has, and what each shows; get_chart then gives the figures of one. Takes the reportKey of a report of a family with charts. ${isData}`,
    input: Type.Object(
      { reportKey: reportKeyField(families, 'charts'), tokenBudget: TokenBudget, cursor: Cursor },
      closed,
    ),
    output: Type.Object(
      {
        reportKey: Type.String({ description: 'The report.' }),
        edition: ReportEdition,
        charts: Type.Array(ListedChart, { description: 'Always in the same order.' }),
        size: Size,
        nextCursor: NextCursor,
      },
      closed,
    ),
    async run(reader, { reportKey, tokenBudget: budget = defaultBudget, cursor }) {
      const key = getReport(families, reportKey, 'charts');
      const listing = { tool: name, query: { reportKey } };
      const [read, from = 0] = parseCursor(cursor, listing) ?? [];
      const { edition, charts } = await listCharts(reader, key);
      if (read !== undefined && read !== edition) throw staleCursor();
      const frame = { reportKey: families.formatReportKey(key), edition, charts: [] };
      const rest = charts.slice(Number(from));
      const count = countFitting(rest, { frame, budget });
      const nextCursor =
        count < rest.length ? writeCursor(listing, [edition, Number(from) + count]) : undefined;
      const answer = { ...frame, charts: rest.slice(0, count) };
      return { structured: measure(answer, { budget, items: count, nextCursor }) };
    },
  });

/** The charts of a report, each with a description. */
async function listCharts(reader: Reader, key: ReportKey) {
  const { families } = reader;
  const listed = await reader.listImages(key);
  if (!listed) throw noSuchReport(families, key);
  const { charts: shown } = families.get(key.family);
  const uris = createReportUris(families);
  const charts = listed.Images.map(({ Name }) => ({
    chart: Name,
    shows: shown[Name] ?? '',
    uri: uris.chart(key, Name),
  }));
  return { edition: listed.edition, charts };
}
