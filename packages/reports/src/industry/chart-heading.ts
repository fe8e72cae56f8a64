import type { ChartHeading, ImageName } from '@broadsheet/contract';
import { getWords } from '../words/get-words.js';
import type { Words } from '../words/words.js';
import type { IndustryDocument } from './document.js';

/** What the charts of one document have in common, worked out once. */
export interface ChartContext {
  document: IndustryDocument;
  words: Words;
  title: string;
  source: string;
  /** The year of the figures that have none of their own, such as shares. */
  dataYear: number;
}

export function buildChartContext(document: IndustryDocument): ChartContext {
  const words = getWords(document.Language);
  return {
    document,
    words,
    title: words.headline(document.Title, words.countryName(document.Country)),
    source: words.sourceLine(document.Source, document.DataDate),
    dataYear: Number(document.DataDate.slice(0, 4)),
  };
}

/**
 * A chart under its heading. Not written as `{ ...heading, kind }`: each name after the three dots
 * would be looked up the slow way, which took a third of the time of building a chart.
 */
export function addHeading<const Chart extends object>(
  { words, title, source }: ChartContext,
  own: { name: ImageName; subtitle: string; altText: string },
  chart: Chart,
): ChartHeading & Chart {
  const { name, subtitle, altText } = own;
  return Object.assign({ name, title, subtitle, source, altText, locale: words.locale }, chart);
}
