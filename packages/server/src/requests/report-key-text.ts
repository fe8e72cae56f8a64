import type { Families, ReportKey } from '@broadsheet/contract';
import { RequestProblem } from '../problem.js';

/** The report that the field `Key` of a request names; refuses a text that is no report key. */
export function getReportKey(families: Families, text: string): ReportKey {
  const key = families.findReportKey(text);
  if (key) return key;
  const like = families.exampleKeys().map((example) => `"${example}"`);
  const detail = `Key is ${JSON.stringify(text)}; it must be like ${like.join(' or ')}.`;
  throw new RequestProblem('invalid_request', detail, { errors: [{ pointer: '/Key', detail }] });
}
