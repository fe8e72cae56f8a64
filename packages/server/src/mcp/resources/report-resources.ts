import { findImageName, findSectionToken, imageNames, sectionTokens } from '@broadsheet/contract';
import { getNearestName } from '@broadsheet/reports';
import type { Reader } from '../reading/reader.js';
import { Refusal } from '../reading/refusal.js';
import { getReport } from '../reading/report.js';
import { uriTemplates } from '../report-uri.js';
import { largestBudget } from '../sizing/budget.js';
import { getChartTool, readPicture } from '../tools/get-chart.js';
import { getCompanySectionsTool } from '../tools/get-company-sections.js';
import { listChartsTool } from '../tools/list-charts.js';
import type { Tool } from '../tools/tool.js';

type Values = Record<string, string>;

/** Something a host can attach to a conversation by its address. */
export interface ReportResource {
  name: string;
  title: string;
  description: string;
  template: string;
  mimeType: 'application/json' | 'image/png';
  /** The text of JSON, or Base64 of a picture. */
  read(reader: Reader, values: Values): Promise<string>;
}

/** A resource is what a tool would answer, under an address: there is no other way to read a report. */
async function readByTool(tool: Tool, reader: Reader, input: object): Promise<string> {
  const { structured } = await tool.run(reader, { ...input, tokenBudget: largestBudget });
  return JSON.stringify(structured);
}

export const reportResources: ReportResource[] = [
  {
    name: 'industry-report',
    title: 'Industry report',
    description: 'Which charts an industry report has, and what each shows.',
    template: uriTemplates.industry,
    mimeType: 'application/json',
    read: (reader, values) =>
      readByTool(listChartsTool, reader, { reportKey: industryKeyOf(values) }),
  },
  {
    name: 'chart',
    title: 'Chart',
    description: 'The exact figures of a chart, its description in words, source and citation.',
    template: uriTemplates.chart,
    mimeType: 'application/json',
    read: (reader, values) =>
      readByTool(getChartTool, reader, {
        reportKey: industryKeyOf(values),
        chart: getChartName(values),
      }),
  },
  {
    name: 'chart-picture',
    title: 'Picture of a chart',
    description: 'The chart as a PNG of 1200 by 675 pixels.',
    template: uriTemplates.picture,
    mimeType: 'image/png',
    read: (reader, values) =>
      readPicture(reader, getReport(industryKeyOf(values), 'industry'), getChartName(values)),
  },
  {
    name: 'company-report',
    title: 'Company report',
    description: 'Which sections a company report has, and how large each is.',
    template: uriTemplates.company,
    mimeType: 'application/json',
    read: (reader, values) =>
      readByTool(getCompanySectionsTool, reader, { reportKey: companyKeyOf(values) }),
  },
  {
    name: 'section',
    title: 'Section of a company report',
    description: 'The content of one section, with its citation.',
    template: uriTemplates.section,
    mimeType: 'application/json',
    read: (reader, values) =>
      readByTool(getCompanySectionsTool, reader, {
        reportKey: companyKeyOf(values),
        sections: [getSection(values)],
      }),
  },
];

const industryKeyOf = ({ country = '', code = '', language = '' }: Values) =>
  `industry/${country}/${code}/${language}`;

const companyKeyOf = ({ entityId = '', language = '' }: Values) =>
  `company/${entityId}/${language}`;

function getChartName({ chart = '' }: Values) {
  return findImageName(chart) ?? unknown('chart', chart, imageNames);
}

function getSection({ section = '' }: Values) {
  return findSectionToken(section) ?? unknown('section', section, sectionTokens);
}

function unknown(what: string, text: string, names: readonly string[]): never {
  const nearest = getNearestName(text, names);
  throw new Refusal(
    'not_found',
    `There is no ${what} ${JSON.stringify(text.slice(0, 80))}; the nearest one is "${nearest}".`,
  );
}
