import type { Broadsheet } from '@broadsheet/client';
import { families, findCode, type FamilyDefinition, type ReportKey } from '@broadsheet/contract';
import { Argument } from 'commander';
import { didYouMean } from '../terminal/did-you-mean.js';
import { UserError } from '../user-error.js';
import { clientKeyOf } from './client-key.js';
import { noCharts } from './no-such-report.js';
import { parseCountry } from './report-arguments.js';

/** The words of a command that name a chart. */
export const chartArgument = (): Argument =>
  new Argument(
    '<report-and-chart...>',
    `the report, such as ${families.exampleKeys()[0] ?? ''}, or the country and the code of an industry; then the chart`,
  );

/** A chart of a report, as a command names it. */
export interface NamedChart {
  key: ReportKey;
  definition: FamilyDefinition;
  chart: string;
}

/** A whole key and a chart, or the country, the code and a chart of the family that a code implies. */
export function parseChart(words: string[], language: string): NamedChart {
  const [first = '', ...rest] = words;
  const whole = families.findReportKey(first);
  if (whole) return nameChart(whole, rest);
  const implied = families.list.find(({ impliedBy }) => impliedBy === 'Code');
  const [code = '', ...others] = rest;
  const isCode = implied && findCode(implied.key, { Code: code }) !== undefined;
  if (!isCode || first.includes('/')) {
    const example = families.exampleKeys()[0] ?? '';
    throw new UserError(`Name the report and the chart: AU 1214 revenue, or ${example} revenue.`);
  }
  const key = { family: implied.name, country: parseCountry(first), code, language };
  return nameChart(key, others);
}

function nameChart(key: ReportKey, [request, ...more]: string[]): NamedChart {
  const definition = families.get(key.family);
  const names = Object.keys(definition.charts);
  const known = names.map((name) => name.toLowerCase());
  if (known.length === 0) {
    throw new UserError(`${definition.title} have no charts.`);
  }
  const list = `There are: ${known.join(', ')}.`;
  if (request === undefined || more.length > 0) throw new UserError(`Name one chart. ${list}`);
  const chart = names.find((name) => name.toLowerCase() === request.toLowerCase());
  if (chart !== undefined) return { key, definition, chart };
  const hint = didYouMean(request, known) || ` ${list}`;
  throw new UserError(`There is no chart ${JSON.stringify(request)}.${hint}`);
}

/** The error for a chart that the service does not have. */
export async function explainMissingChart(
  client: Broadsheet,
  key: ReportKey,
  chart: string,
): Promise<never> {
  const images = await client.family(key.family).images(clientKeyOf(key));
  if (images.length === 0) throw await noCharts(client, key);
  const names = images.map(({ name }) => name.toLowerCase()).join(', ');
  throw new UserError(
    `The report ${families.formatReportKey(key)} has no ${chart} chart. It has ${names}.`,
  );
}
