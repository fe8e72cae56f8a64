import type { CallOptions } from '../http/call.js';
import { isWholePng, parseImage, ReportImage } from '../reports/report-image.js';
import {
  fetchChartFile,
  fetchEmbed,
  type ChartEmbed,
  type ChartFile,
  type ChartFileOptions,
  type ChartLayout,
  type EmbedOptions,
} from './chart-files.js';
import { fetchChart, type ChartOf } from './chart.js';
import type { FamilyShape } from './family-shape.js';
import { openReport, type FamilySource } from './family-source.js';
import { findNamedImage, imageUrlOf } from './image-address.js';
import { fetchImages, readImages, type ImageDescriptorOf } from './image-descriptors.js';
import { readKey } from './report-key.js';

/** What names one chart of a report, beside what names the report. */
export interface ImageAsked<Name extends string> {
  /** The chart, such as `Revenue`. */
  image: Name | Lowercase<Name>;
  /** The look, such as `dark`; an extension, which other services ignore. */
  theme?: string | undefined;
}

/** What a family with charts offers. */
export interface ChartMethods<Shape extends FamilyShape> {
  /** The charts that a report has; empty where there is no such report, or none in this language. */
  images(report: Shape['key'], options?: CallOptions): Promise<ImageDescriptorOf<Shape['image']>[]>;

  /** One chart, by its descriptor or its key; undefined where the report or that chart does not exist. */
  image(
    image: ImageDescriptorOf<Shape['image']> | (Shape['key'] & ImageAsked<Shape['image']>),
    options?: CallOptions,
  ): Promise<ReportImage | undefined>;

  /**
   * One chart as data: alt text, the exact table, and the option it is drawn from; undefined where the
   * report or that chart does not exist. An extension of the specification.
   */
  chart(
    chart: Shape['key'] & ImageAsked<Shape['image']> & { layout?: ChartLayout | undefined },
    options?: CallOptions,
  ): Promise<ChartOf<Shape['image']> | undefined>;

  /**
   * One chart as a file: a picture of any size, or its figures; undefined where the report or that
   * chart does not exist. An extension of the specification.
   */
  chartFile(
    chart: Shape['key'] & ImageAsked<Shape['image']> & ChartFileOptions,
    options?: CallOptions,
  ): Promise<ChartFile | undefined>;

  /**
   * An address under which anybody sees one chart without a token, for web pages; undefined where the
   * report or that chart does not exist. An extension of the specification.
   */
  embed(
    chart: Shape['key'] & ImageAsked<Shape['image']> & EmbedOptions,
    options?: CallOptions,
  ): Promise<ChartEmbed | undefined>;
}

export function createChartMethods<Shape extends FamilyShape>(
  source: FamilySource,
): ChartMethods<Shape> {
  return {
    async images(report, { signal } = {}) {
      const cached = await openReport(source, readKey(source.name, report), signal);
      return readImages(cached, () => fetchImages(source, report, signal));
    },
    image(image, { signal } = {}) {
      const url = 'url' in image ? image.url : imageUrlOf(source.name, image);
      return readImage(source, url, signal);
    },
    chart: (chart, { signal } = {}) => fetchChart(source, chart, signal),
    chartFile: (chart, { signal } = {}) => fetchChartFile(source, chart, signal),
    embed: (chart, { signal } = {}) => fetchEmbed(source, chart, signal),
  };
}

async function readImage(
  source: FamilySource,
  url: string,
  signal: AbortSignal | undefined,
): Promise<ReportImage | undefined> {
  const named = findNamedImage(source.name, url);
  if (!named) return fetchImage(source, url, signal);
  const cached = await openReport(source, named.key, signal);
  const kept = await cached.find(named.name);
  if (kept && isWholePng(kept)) return new ReportImage(kept);
  const image = await fetchImage(source, url, signal);
  if (image) await cached.keep(named.name, image.bytes);
  return image;
}

async function fetchImage(
  { send, name }: FamilySource,
  url: string,
  signal: AbortSignal | undefined,
): Promise<ReportImage | undefined> {
  const answer = await send({
    method: 'POST',
    path: `/${name}/v3${url}`,
    repeat: 'freely',
    answers: [404],
    signal,
  });
  return answer.status === 404 || answer.status === 204 ? undefined : parseImage(answer);
}
