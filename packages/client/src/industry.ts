import { invalidAnswer } from './answer-error.js';
import type { Answer, CallOptions, Send } from './call.js';
import { fetchChart, type Chart, type ChartKey } from './chart.js';
import { defaultLanguage } from './default-language.js';
import type { ImageName } from './image-name.js';
import {
  findImageKey,
  imageUrlOf,
  type ImageDescriptor,
  type ImageKey,
  type IndustryKey,
} from './industry-key.js';
import type { Paged } from './paged.js';
import { parseJson } from './parse-json.js';
import type { ReportCache, Shelf } from './report-cache.js';
import { isWholePng, parseImage, ReportImage } from './report-image.js';
import {
  updatesRequestOf,
  type Listed,
  type ReportListOptions,
  type Updated,
  type UpdatedReportsOptions,
} from './report-lists.js';
import { listReports, type ReportPage } from './report-page.js';
import { untilAborted } from './runtime.js';
import { findJson, keepJson } from './shelf-json.js';

/** An industry report in a list: what names it, with the language always given. */
export interface IndustryReport {
  /** Country code of two letters. */
  country: string;
  /** Industry report code. */
  code: string;
  /** Language name. */
  language: string;
}

/** Industry reports and their charts: `client.industry`. */
export interface Industry {
  /** The charts that a report has; empty where there is no such report, or none in this language. */
  images(report: IndustryKey, options?: CallOptions): Promise<ImageDescriptor[]>;

  /** One chart, by its descriptor or its key; undefined where the report or that chart does not exist. */
  image(image: ImageDescriptor | ImageKey, options?: CallOptions): Promise<ReportImage | undefined>;

  /**
   * One chart as data: alt text, the exact table, and the option it is drawn from; undefined where the
   * report or that chart does not exist. An extension of the specification.
   */
  chart(chart: ChartKey, options?: CallOptions): Promise<Chart | undefined>;

  /** The reports that were published or changed in a period; an extension of the specification. */
  updatedReports(
    options: UpdatedReportsOptions,
  ): Paged<ReportPage<Updated<IndustryReport>>, Updated<IndustryReport>>;

  /** The reports of a country; an extension of the specification. */
  reportList(
    options: ReportListOptions & { country: string },
  ): Paged<ReportPage<Listed<IndustryReport>>, Listed<IndustryReport>>;
}

export function createIndustry(send: Send, cache: ReportCache): Industry {
  const open = (key: IndustryKey, signal: AbortSignal | undefined) =>
    untilAborted(cache.open(industryPathOf(key)), signal);
  return {
    async images(report, { signal } = {}) {
      const shelf = await open(report, signal);
      return readImages(shelf, () => fetchImages(send, report, signal));
    },
    async image(image, { signal } = {}) {
      const url = 'url' in image ? image.url : imageUrlOf(image);
      const key = findImageKey(url);
      if (!key) return fetchImage(send, url, signal);
      const shelf = await open(key, signal);
      const name = [key.image, key.theme].filter(Boolean).join('.').toLowerCase();
      return readImage(shelf, name, () => fetchImage(send, url, signal));
    },
    chart: (chart, { signal } = {}) => fetchChart(send, chart, signal),
    updatedReports: (options) =>
      listReports(send, '/industry/v3/updatedreports', updatesRequestOf(options)),
    reportList: (options) => listReports(send, '/industry/v3/reportlist', { ...options }),
  };
}

/** What names a report in the cache. */
export function industryPathOf({ country, code, language = defaultLanguage }: IndustryKey) {
  return [country, code, language];
}

const listName = 'images';

async function readImages(
  shelf: Shelf,
  fetchList: () => Promise<ImageDescriptor[]>,
): Promise<ImageDescriptor[]> {
  const kept = await findJson(shelf, listName);
  if (kept) return kept as ImageDescriptor[];
  const list = await fetchList();
  if (list.length > 0) await keepJson(shelf, listName, list);
  return list;
}

async function fetchImages(
  send: Send,
  { country, code, language = defaultLanguage }: IndustryKey,
  signal: AbortSignal | undefined,
): Promise<ImageDescriptor[]> {
  const answer = await send({
    method: 'POST',
    path: '/industry/v3/images',
    body: { Country: country.toUpperCase(), Code: code, Language: language },
    repeat: 'freely',
    signal,
  });
  return answer.status === 204 ? [] : parseDescriptors(answer);
}

function parseDescriptors(answer: Answer): ImageDescriptor[] {
  const { Images: images } = parseJson(answer);
  if (!Array.isArray(images)) throw invalidAnswer(answer, 'without a list of Images');
  return images.map((image: { Name?: unknown; URL?: unknown } | null) => {
    const { Name: name, URL: url } = image ?? {};
    if (typeof name !== 'string' || typeof url !== 'string' || !url.startsWith('/')) {
      throw invalidAnswer(answer, 'with an image that lacks its Name or URL');
    }
    return { name: name as ImageName, url };
  });
}

async function readImage(
  shelf: Shelf,
  name: string,
  fetchOne: () => Promise<ReportImage | undefined>,
): Promise<ReportImage | undefined> {
  const kept = await shelf.find(name);
  if (kept && isWholePng(kept)) return new ReportImage(kept);
  const image = await fetchOne();
  if (image) await shelf.keep(name, image.bytes);
  return image;
}

async function fetchImage(
  send: Send,
  url: string,
  signal: AbortSignal | undefined,
): Promise<ReportImage | undefined> {
  const answer = await send({
    method: 'POST',
    path: `/industry/v3${url}`,
    repeat: 'freely',
    answers: [404],
    signal,
  });
  return answer.status === 404 || answer.status === 204 ? undefined : parseImage(answer);
}
