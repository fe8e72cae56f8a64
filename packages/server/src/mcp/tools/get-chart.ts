import {
  Type,
  type ChartResponse,
  type Families,
  type ReportKey,
  closed,
} from '@broadsheet/contract';
import type { Static, TObject } from 'typebox';
import { Citation, citeChart } from '../citation.js';
import { getName } from '../reading/get-name.js';
import type { Reader } from '../reading/reader.js';
import { getReport, noSuchChart } from '../reading/report.js';
import { countFitting, defaultBudget, measure, Size, TokenBudget } from '../sizing/budget.js';
import { Cursor, NextCursor, parseCursor, staleCursor, writeCursor } from '../sizing/cursor.js';
import { pictureTokens } from '../sizing/tokens.js';
import { isData, reportKeyField } from './fields.js';
import { defineTool, type Tool } from './tool.js';

const name = 'get_chart';

const ChartFigures = {
  chart: Type.String({ description: 'Name of the chart.' }),
  title: Type.String({ description: 'The headline.' }),
  altText: Type.String({ description: 'Kind of chart and main message.' }),
  unit: Type.String({ description: 'What the figures are counted in; columns may say otherwise.' }),
  columns: Type.Array(Type.String(), { description: 'Names of the columns, with their units.' }),
  rows: Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()])), {
    description: 'The exact figures, a value a column; null where there is none.',
  }),
  source: Type.String({ description: 'The source and date line.' }),
  citation: Citation,
};

export const buildGetChart = (families: Families): Tool =>
  defineTool({
    name,
    title: 'Get a chart',
    description: `Gives one chart of a report as exact figures: a table, its unit, a description in words, the source, and the citation to put beside every figure. Figures marked as outlook are forecasts. The picture comes only with includePicture, which costs about ${String(pictureTokens)} tokens and shows nothing that the table does not. ${isData}`,
    input: Type.Object(
      {
        reportKey: reportKeyField(families, 'charts'),
        chart: Type.String({
          description: 'Which chart, as list_charts names it.',
          minLength: 1,
          maxLength: 64,
        }),
        includePicture: Type.Optional(
          Type.Boolean({ description: 'Also send the chart as a PNG.', default: false }),
        ),
        tokenBudget: TokenBudget,
        cursor: Cursor,
      },
      closed,
    ),
    output: Type.Object({ ...ChartFigures, size: Size, nextCursor: NextCursor }, closed),
    async run(reader, input) {
      const { reportKey, tokenBudget: budget = defaultBudget, cursor, includePicture } = input;
      const key = getReport(families, reportKey, 'charts');
      const chart = getName(families, key, 'charts', input.chart);
      const listing = { tool: name, query: { reportKey, chart } };
      const [read, from = 0] = parseCursor(cursor, listing) ?? [];
      const answer = await readChart(reader, key, chart);
      if (read !== undefined && read !== answer.Edition) throw staleCursor();

      const { rows, ...frame } = writeFigures(families, key, answer);
      const extraTokens = includePicture ? pictureTokens : 0;
      const rest = rows.slice(Number(from));
      const count = countFitting(rest, { frame, budget, extraTokens });
      const nextCursor =
        count < rest.length
          ? writeCursor(listing, [answer.Edition, Number(from) + count])
          : undefined;
      const figures: Figures = { ...frame, rows: rest.slice(0, count) };
      return {
        structured: measure(figures, { budget, items: count, nextCursor, extraTokens }),
        ...(includePicture && { picture: await reader.getPicture(key, chart) }),
      };
    },
  });

type Figures = Static<TObject<typeof ChartFigures>>;

async function readChart(reader: Reader, key: ReportKey, chart: string): Promise<ChartResponse> {
  const answer = await reader.findChart(key, chart);
  if (answer) return answer;
  throw noSuchChart(reader.families, key, chart);
}

function writeFigures(families: Families, key: ReportKey, chart: ChartResponse): Figures {
  return {
    chart: chart.Name,
    title: chart.Title,
    altText: chart.AltText,
    unit: chart.Unit,
    columns: chart.Columns,
    source: chart.Source,
    citation: citeChart(families, key, chart),
    rows: chart.Rows,
  };
}
