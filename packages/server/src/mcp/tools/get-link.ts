import {
  downloadFormatNames,
  Type,
  writeKeyFields,
  type Families,
  type ReportKey,
  closed,
} from '@broadsheet/contract';
import { getName } from '../reading/get-name.js';
import type { Reader } from '../reading/reader.js';
import { Refusal } from '../reading/refusal.js';
import { getReport, noSuchChart, noSuchReport } from '../reading/report.js';
import { defaultBudget, measure, Size } from '../sizing/budget.js';
import { isData, reportKeyField } from './fields.js';
import { defineTool, type Tool } from './tool.js';

/** Long enough for a conversation and the mail that follows it. */
const chartDays = 1;

export const buildGetLink = (families: Families): Tool =>
  defineTool({
    name: 'get_link',
    title: 'Get a link for a person',
    description: `Gives a link to show to the person, never the file itself. Without chart: where the person signs in and downloads the whole report as PDF, workbook or data. With chart: a picture that anyone with the link sees for ${String(chartDays)} day; each view counts as a request of this client. Use it when somebody wants a file, a PDF, a spreadsheet or a picture to pass on. ${isData}`,
    input: Type.Object(
      {
        reportKey: reportKeyField(families, 'sections'),
        chart: Type.Optional(
          Type.String({
            description: 'Which chart, as list_charts names it; the whole report if left out.',
            minLength: 1,
            maxLength: 64,
          }),
        ),
      },
      closed,
    ),
    output: Type.Object(
      {
        reportKey: Type.String({ description: 'The report.' }),
        chart: Type.Optional(Type.String({ description: 'Name of the chart.' })),
        url: Type.String({ description: 'The link.' }),
        opens: Type.String({ description: 'What the person sees there.' }),
        expiresAt: Type.Optional(
          Type.String({ description: 'When the link stops working, ISO 8601.' }),
        ),
        size: Size,
      },
      closed,
    ),
    async run(reader, { reportKey, chart }) {
      const key = getReport(families, reportKey, chart === undefined ? 'sections' : 'charts');
      const address = await reader.findAddress();
      if (address === undefined) throw noAddress(families, key);
      const link =
        chart === undefined
          ? await linkReport(reader, key)
          : await linkChart(reader, key, getName(families, key, 'charts', chart));
      const { path, ...rest } = link;
      const budget = defaultBudget;
      const answer = { reportKey: families.formatReportKey(key), url: address + path, ...rest };
      return { structured: measure(answer, { budget, items: 1, nextCursor: undefined }) };
    },
  });

/** The download menu of the report's page in the explorer. */
async function linkReport(reader: Reader, key: ReportKey) {
  const { families } = reader;
  const { key: form, sections } = families.get(key.family);
  // Refused unless the report exists and this client may read it.
  const found = await reader.findSections(key, Object.keys(sections).slice(0, 1));
  if (!found) throw noSuchReport(families, key);
  const fields = Object.values(writeKeyFields(form, key.code));
  const steps = [
    key.family,
    ...(form.onlyCountry === undefined ? [key.country] : []),
    ...fields,
    key.language,
  ];
  return {
    path: `/explore/${steps.map((step) => encodeURIComponent(String(step))).join('/')}#downloads`,
    opens: `The report's page, after signing in, with downloads as ${downloadFormatNames.join(', ')}.`,
  };
}

async function linkChart(reader: Reader, key: ReportKey, chart: string) {
  const embed = await reader.findEmbed(key, chart, chartDays);
  if (!embed) throw noSuchChart(reader.families, key, chart);
  return {
    chart,
    // The service may name another address than the one by which it is called.
    path: new URL(embed.URL, 'http://localhost').pathname,
    opens: 'The chart as a PNG, without signing in.',
    expiresAt: embed.ExpiresAt,
  };
}

function noAddress(families: Families, key: ReportKey): Refusal {
  return new Refusal(
    'no_address',
    `Reports are read here without a service that has an address, so there is no link. A person gets the file with: broadsheet download ${families.formatReportKey(key)} --format pdf`,
  );
}
