import type { FamilyDefinition, Families } from '@broadsheet/contract';
import { capitalise } from '@broadsheet/contract/words';
import { getName } from '../reading/get-name.js';
import type { Reader } from '../reading/reader.js';
import { getReport, has } from '../reading/report.js';
import { uriTemplates } from '../report-uri.js';
import { largestBudget } from '../sizing/budget.js';
import type { Tool } from '../tools/tool.js';
import type { Tools } from '../tools/tools.js';

type Values = Record<string, string>;

/** Something that a host can attach to a conversation by its URI. */
export interface ReportResource {
  name: string;
  /**
   * The family whose reports are listed under this resource; undefined for resources that are
   * reached from others.
   */
  lists?: string;
  title: string;
  description: string;
  template: string;
  mimeType: 'application/json' | 'image/png';
  /** JSON text, or Base64 of an image. */
  read(reader: Reader, values: Values): Promise<string>;
}

/** A resource is the answer of a tool, under a URI: there is no other way to read a report. */
async function readByTool(tool: Tool, reader: Reader, input: object): Promise<string> {
  const { structured } = await tool.run(reader, { ...input, tokenBudget: largestBudget });
  return JSON.stringify(structured);
}

export function listReportResources(families: Families, tools: Tools): ReportResource[] {
  return families.list.flatMap((definition) => [
    buildReportResource(definition, tools),
    ...(has(definition, 'charts') ? buildChartResources(families, definition, tools) : []),
    ...(has(definition, 'sections') ? buildSectionResources(families, definition, tools) : []),
  ]);
}

function buildReportResource(definition: FamilyDefinition, tools: Tools): ReportResource {
  const { name, oneReport } = definition;
  const hasSections = has(definition, 'sections');
  return {
    name: `${name}-report`,
    lists: name,
    title: capitalise(oneReport.replace(/^an? /, '')),
    description: hasSections
      ? `Which sections ${oneReport} has, and how large each is.`
      : `Which charts ${oneReport} has, and what each shows.`,
    template: uriTemplates(definition).report,
    mimeType: 'application/json',
    read: (reader, values) =>
      readByTool(hasSections ? tools.getSections : tools.listCharts, reader, {
        reportKey: keyOf(definition, values),
      }),
  };
}

function buildChartResources(
  families: Families,
  definition: FamilyDefinition,
  tools: Tools,
): ReportResource[] {
  const { name, oneReport } = definition;
  const templates = uriTemplates(definition);
  return [
    {
      name: `${name}-chart`,
      title: `Chart of ${oneReport}`,
      description: 'The exact figures of a chart, its description in words, source and citation.',
      template: templates.chart,
      mimeType: 'application/json',
      read: (reader, values) =>
        readByTool(tools.getChart, reader, {
          reportKey: keyOf(definition, values),
          chart: values.chart ?? '',
        }),
    },
    {
      name: `${name}-chart-picture`,
      title: `Picture of a chart of ${oneReport}`,
      description: 'The chart as a PNG of 1200 by 675 pixels.',
      template: templates.picture,
      mimeType: 'image/png',
      read: (reader, values) => {
        const key = getReport(families, keyOf(definition, values), 'charts');
        return reader.getPicture(key, getName(families, key, 'charts', values.chart ?? ''));
      },
    },
  ];
}

function buildSectionResources(
  families: Families,
  definition: FamilyDefinition,
  tools: Tools,
): ReportResource[] {
  const { name, oneReport } = definition;
  return [
    {
      name: `${name}-section`,
      title: `Section of ${oneReport}`,
      description: 'The content of one section, with its citation.',
      template: uriTemplates(definition).section,
      mimeType: 'application/json',
      read: (reader, values) => {
        const reportKey = keyOf(definition, values);
        const key = getReport(families, reportKey, 'sections');
        const sections = [getName(families, key, 'sections', values.section ?? '')];
        return readByTool(tools.getSections, reader, { reportKey, sections });
      },
    },
  ];
}

function keyOf(definition: FamilyDefinition, values: Values): string {
  const { steps } = uriTemplates(definition);
  return [definition.name, ...steps.map((step) => values[step] ?? '')].join('/');
}
