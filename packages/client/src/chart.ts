import { invalidAnswer } from './answer-error.js';
import type { Answer, Send } from './call.js';
import { defaultLanguage } from './default-language.js';
import type { ImageName } from './image-name.js';
import type { ImageDescriptor, ImageKey } from './industry-key.js';
import { parseJson } from './parse-json.js';
import { sendOptional } from './report-page.js';

/** What names one chart of an industry report, and how it is drawn. */
export interface ChartKey extends ImageKey {
  /** The theme, such as `dark`; `light` where it is not given. */
  theme?: string | undefined;
}

/** What an image shows, in forms that programs and screen readers can use. */
export interface Chart extends ImageDescriptor {
  /** The headline. */
  title: string;
  /** Kind of chart and main message, in the language of the report. */
  altText: string;
  /** What the numbers in the table are counted in. */
  unit: string;
  /** The columns of the table of exact data. */
  columns: string[];
  /** The exact data behind the chart, a value a column; null where there is none. */
  rows: (string | number | null)[][];
  /** The source and date line. */
  source: string;
  /** Number of the edition it belongs to. */
  edition: number;
  /** Hash of the PNG that `url` fetches. */
  sha256: string;
  /** The chart as an Apache ECharts option: plain JSON without functions. */
  option: Record<string, unknown>;
}

/** A chart as data; undefined where there is no such report, or no such chart of it. */
export async function fetchChart(
  send: Send,
  { country, code, language = defaultLanguage, image, theme }: ChartKey,
  signal: AbortSignal | undefined,
): Promise<Chart | undefined> {
  const answer = await sendOptional(send, {
    path: '/industry/v3/chart',
    body: {
      Country: country.toUpperCase(),
      Code: code,
      Language: language,
      Image: image,
      ...(theme !== undefined && { Theme: theme }),
    },
    signal,
  });
  return answer.status === 204 ? undefined : parseChart(answer);
}

function parseChart(answer: Answer): Chart {
  const body = parseJson(answer);
  const { Columns: columns, Rows: rows, Option: option } = body;
  if (!Array.isArray(columns) || !Array.isArray(rows) || typeof option !== 'object' || !option) {
    throw invalidAnswer(answer, 'without Columns, Rows and Option');
  }
  return {
    name: body.Name as ImageName,
    title: body.Title as string,
    altText: body.AltText as string,
    unit: body.Unit as string,
    columns: columns as string[],
    rows: rows as Chart['rows'],
    source: body.Source as string,
    edition: body.Edition as number,
    sha256: body.SHA256 as string,
    url: body.URL as string,
    option: option as Chart['option'],
  };
}
