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
