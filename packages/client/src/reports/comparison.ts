import { invalidAnswer } from '../http/answer-error.js';
import type { CallOptions, Send } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import { camelCased } from './camel-case.js';
import { sendOptional } from './report-page.js';
import type { Family } from './search.js';

/** Which reports to compare. */
export interface ComparisonOptions extends CallOptions {
  /** Two to six reports of one family, such as `industry/AU/1214/English`. */
  reports: readonly string[];
  /** The language of labels; `English` by default. */
  language?: string | undefined;
}

/** Which reports to compare in a file. */
export interface ComparisonFileOptions extends ComparisonOptions {
  /** The form of the file. */
  format: 'pdf' | 'xlsx' | 'csv' | 'json' | 'md';
}

/** A report in a comparison. */
export interface ComparedReport {
  /** The report, such as `industry/AU/1214/English`. */
  key: string;
  /** 200 if it is compared; 403 if it may not be read, 404 if it is not published. */
  statusCode: 200 | 403 | 404;
  /** Country code of two letters; absent, like the following fields, if the report is left out. */
  country?: string;
  /** Language name. */
  language?: string;
  /** The report's title in its language. */
  title?: string;
  /** Number of the edition. */
  edition?: number;
  /** When its visible content last changed: ISO 8601. */
  updatedAt?: string;
}

/** A value of a year. */
export interface ComparedPoint {
  /** The year. */
  year: number;
  /** Null if there is none. */
  value: number | null;
  /** The value is a forecast. */
  outlook?: true;
  /** The value is withheld. */
  suppressed?: true;
}

/** A measure of one report. */
export interface ComparedSeries {
  /** The report. */
  key: string;
  /** Code of the currency of its amounts, which are not converted. */
  currency?: string;
  /** Year by year, earliest first. */
  points: ComparedPoint[];
}

/** One measure of all reports that have it. */
export interface ComparedMeasure {
  /** Token of its section. */
  section: string;
  /** Its name in the section, such as `Revenue`. */
  name: string;
  /** Its name in words. */
  label: string;
  /** The unit of its values; amounts are in whole units of their currency. */
  unit: 'Currency' | 'Count' | 'Percent' | 'Times' | 'Days' | 'Plain';
  /** In the order of the reports. */
  series: ComparedSeries[];
}

/** Several reports of one family, measure by measure. */
export interface Comparison {
  /** The family of all reports. */
  family: Family;
  /** In the order of the request. */
  reports: ComparedReport[];
  /** The sections of the measures. */
  sections: { token: string; label: string }[];
  /** In the order of their sections. */
  measures: ComparedMeasure[];
}

/** A comparison as a file. */
export interface ComparisonFile {
  /** The content of the file. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Its media type, such as `text/csv; charset=utf-8`. */
  contentType: string;
}

const path = '/compare/v1/reports';

export async function compareReports(send: Send, asked: ComparisonOptions): Promise<Comparison> {
  const answer = await sendOptional(send, { path, body: writeBody(asked), signal: asked.signal });
  const parsed = parseJson(answer);
  const lists = [parsed.Reports, parsed.Sections, parsed.Measures];
  if (!lists.every(Array.isArray)) {
    throw invalidAnswer(answer, 'without lists of Reports, Sections and Measures');
  }
  return camelCased(parsed) as Comparison;
}

export async function downloadComparison(
  send: Send,
  asked: ComparisonFileOptions,
): Promise<ComparisonFile> {
  const body = { ...writeBody(asked), Format: asked.format };
  const answer = await sendOptional(send, { path, body, readsBytes: true, signal: asked.signal });
  const { bytes, headers } = answer;
  if (!bytes) throw invalidAnswer(answer, 'without a file');
  return { bytes, contentType: headers.get('content-type') ?? '' };
}

const writeBody = ({ reports, language }: ComparisonOptions) => ({
  Reports: reports,
  ...(language !== undefined && { Language: language }),
});
