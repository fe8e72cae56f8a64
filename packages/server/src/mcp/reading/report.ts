import type { Families, FamilyDefinition, ReportKey } from '@broadsheet/contract';
import { Refusal } from './refusal.js';

/** The parts that a tool needs a report to have. */
export type ReportPart = 'charts' | 'sections';

/** The report key in a tool's input; refuses a family that lacks the parts the tool reads. */
export function getReport(families: Families, text: string, needed: ReportPart): ReportKey {
  const key = families.findReportKey(text);
  if (key && has(families.get(key.family), needed)) return key;
  const examples = families.exampleKeys().filter((example) => {
    const found = families.findReportKey(example);
    return found && has(families.get(found.family), needed);
  });
  const known = key
    ? `it names a report of the family ${key.family}, which has no ${needed}`
    : 'it is not the key of a report';
  throw new Refusal(
    'invalid_report_key',
    `reportKey is ${JSON.stringify(text)}; ${known}. It must be like ${examples.map((example) => `"${example}"`).join(' or ')}; search_reports finds it.`,
  );
}

export const has = (definition: FamilyDefinition, needed: ReportPart): boolean =>
  Object.keys(definition[needed]).length > 0;

/** The service does not say whether the report or only the chart is missing. */
export function noSuchChart(families: Families, key: ReportKey, chart: string): Refusal {
  return new Refusal(
    'not_found',
    `There is no chart ${chart} in a report ${families.formatReportKey(key)}; list_charts lists the charts of a report, search_reports finds reports.`,
  );
}

export function noSuchReport(families: Families, key: ReportKey): Refusal {
  return new Refusal(
    'not_found',
    `There is no report ${families.formatReportKey(key)}, and no other language is read in its place; search_reports finds those there are.`,
  );
}
