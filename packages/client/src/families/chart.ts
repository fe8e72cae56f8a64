import { invalidAnswer } from '../http/answer-error.js';
import type { Answer } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import type { ChartLayout } from './chart-files.js';
import { ask, type FamilySource } from './family-source.js';
import type { ImageDescriptorOf } from './image-descriptors.js';
import { reportBodyOf } from './read-sections.js';

/** What an image shows, in forms that programs and screen readers can use. */
export interface ChartOf<Name extends string> extends ImageDescriptorOf<Name> {
  /** The headline. */
  title: string;
  /** Kind of chart and main message, in the language of the report. */
  altText: string;
  /** What the numbers in the table are counted in. */
  unit: string;
  /** Code of the currency, where the numbers are amounts of one. */
  currency?: string;
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
  /** What `option` is laid out for, in logical pixels. */
  size: { width: number; height: number };
  /** The chart as an Apache ECharts option: plain JSON without functions. */
  option: Record<string, unknown>;
}

/** A chart as data; undefined where there is no such report, or no such chart of it. */
export async function fetchChart<Name extends string>(
  source: FamilySource,
  chart: { image: string; theme?: string | undefined; layout?: ChartLayout | undefined },
  signal: AbortSignal | undefined,
): Promise<ChartOf<Name> | undefined> {
  const { image, theme, layout } = chart;
  const answer = await ask(source, {
    operation: 'chart',
    body: {
      ...reportBodyOf(source.name, chart),
      Image: image,
      ...(theme !== undefined && { Theme: theme }),
      ...(layout !== undefined && { Layout: layout }),
    },
    signal,
  });
  return answer.status === 204 ? undefined : parseChart(answer);
}

function parseChart<Name extends string>(answer: Answer): ChartOf<Name> {
  const body = parseJson(answer);
  const { Columns: columns, Rows: rows, Option: option } = body;
  if (!Array.isArray(columns) || !Array.isArray(rows) || typeof option !== 'object' || !option) {
    throw invalidAnswer(answer, 'without Columns, Rows and Option');
  }
  return {
    name: body.Name as Name,
    title: body.Title as string,
    altText: body.AltText as string,
    unit: body.Unit as string,
    ...(body.Currency !== undefined && { currency: body.Currency as string }),
    columns: columns as string[],
    rows: rows as ChartOf<Name>['rows'],
    source: body.Source as string,
    edition: body.Edition as number,
    sha256: body.SHA256 as string,
    url: body.URL as string,
    size: readSize(body.Size),
    option: option as ChartOf<Name>['option'],
  };
}

/** A service that does not list sizes has one. */
function readSize(size: unknown): { width: number; height: number } {
  const { Width: width = 1200, Height: height = 675 } = (size ?? {}) as Record<string, number>;
  return { width, height };
}
