import type { Families, ReportKey } from '@broadsheet/contract';
import { findNearestName } from '@broadsheet/contract/checking';
import { quoteValue } from '../../answers/quote-value.js';
import { Refusal } from './refusal.js';
import type { ReportPart } from './report.js';

/** The name of a chart or section of the report's family, given in any letter case. */
export function getName(
  families: Families,
  { family }: ReportKey,
  needed: ReportPart,
  text: string,
): string {
  const names = Object.keys(families.get(family)[needed]);
  const name = names.find((known) => known.toLowerCase() === text.toLowerCase());
  if (name !== undefined) return name;
  const what = needed === 'charts' ? 'chart' : 'section';
  const nearest = findNearestName(text, names);
  const known =
    nearest === undefined ? `it is not one of ${names.join(', ')}.` : `did you mean "${nearest}"?`;
  throw new Refusal('not_found', `There is no ${what} ${quoteValue(text)}; ${known}`);
}
