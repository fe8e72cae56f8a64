import { invalidAnswer } from '../http/answer-error.js';
import { parseJson } from '../http/parse-json.js';
import { ask, type FamilySource } from './family-source.js';
import { reportBodyOf } from './read-sections.js';

/** The shape of a picture: a ratio of width to height, or a layout that is drawn for phones. */
export type ChartLayout = '16:9' | '1:1' | '4:5' | 'narrow';

/** The forms in which a chart comes as a file. */
export type ChartFileFormat = 'png' | 'svg' | 'csv' | 'xlsx';

/** How a chart is drawn. */
export interface PictureOptions {
  /** In pixels, from 400 to 2400; 1200 for `16:9`, 1080 for `1:1` and `4:5`, 780 for `narrow` unless said otherwise. */
  width?: number | undefined;
  /** `16:9` unless said otherwise. */
  layout?: ChartLayout | undefined;
}

/** Which file of a chart is wanted. */
export interface ChartFileOptions extends PictureOptions {
  /** The form of the file. */
  format: ChartFileFormat;
}

/** Which address of a chart is wanted. */
export interface EmbedOptions extends PictureOptions {
  /** The form of the picture; `png` unless said otherwise. */
  format?: 'png' | 'svg' | undefined;
  /** How many days the address works, from 1 to 30; 30 unless said otherwise. */
  days?: number | undefined;
}

/** A chart as a file. */
export interface ChartFile {
  /** The content of the file. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Its media type, such as `image/png`. */
  contentType: string;
  /** Number of the edition it belongs to. */
  edition: number;
}

/** An address of one chart. */
export interface ChartEmbed {
  /** For the `src` of an `<img>`; a path where the service does not know its public address. */
  url: string;
  /** When it stops working. */
  expiresAt: Date;
}

interface ImageChoice {
  image: string;
  theme?: string | undefined;
}

/** A chart as a file; undefined where there is no such report, or no such chart of it. */
export async function fetchChartFile(
  source: FamilySource,
  chart: ImageChoice & ChartFileOptions,
  signal: AbortSignal | undefined,
): Promise<ChartFile | undefined> {
  const body = pictureBodyOf(source, chart);
  const answer = await ask(source, { operation: 'chart', body, readsBytes: true, signal });
  if (answer.status === 204) return undefined;
  const { bytes, headers } = answer;
  const contentType = headers.get('content-type') ?? '';
  // A service that does not know the field answers JSON.
  if (!bytes || contentType.startsWith('application/json')) {
    throw invalidAnswer(answer, `not with a file of the format ${chart.format}`);
  }
  return { bytes, contentType, edition: Number(headers.get('broadsheet-edition')) };
}

/** An address of a chart; undefined where there is no such report, or no such chart of it. */
export async function fetchEmbed(
  source: FamilySource,
  chart: ImageChoice & EmbedOptions,
  signal: AbortSignal | undefined,
): Promise<ChartEmbed | undefined> {
  const { days } = chart;
  const body = { ...pictureBodyOf(source, chart), ...(days !== undefined && { Days: days }) };
  const answer = await ask(source, { operation: 'embed', body, signal });
  if (answer.status === 204) return undefined;
  const { URL: url, ExpiresAt: expiresAt } = parseJson(answer);
  if (typeof url !== 'string' || typeof expiresAt !== 'string') {
    throw invalidAnswer(answer, 'without URL and ExpiresAt');
  }
  return { url, expiresAt: new Date(expiresAt) };
}

function pictureBodyOf(
  { name }: FamilySource,
  chart: ImageChoice & PictureOptions & { format?: string | undefined },
): Record<string, unknown> {
  const { image, theme, format, width, layout } = chart;
  return {
    ...reportBodyOf(name, chart),
    Image: image,
    ...(theme !== undefined && { Theme: theme }),
    ...(format !== undefined && { Format: format }),
    ...(width !== undefined && { Width: width }),
    ...(layout !== undefined && { Layout: layout }),
  };
}
