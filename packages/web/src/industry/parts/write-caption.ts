import { restyleAmounts } from '../../figures/restyle-amounts.js';

/** Words by which a first sentence describes the type of drawing, for screen readers. */
const drawing = /\b(?:chart|map|diagram)\b|グラフ|地図|図/i;
const firstSentence = /^.*?(?:\.\s+|。)(?=\S)/su;

/** The text of a chart without the sentence about its type, which the reader can see. */
export function writeCaption(fact: string | undefined, country: string): string | undefined {
  if (fact === undefined) return undefined;
  const first = firstSentence.exec(fact)?.[0];
  const caption = first !== undefined && drawing.test(first) ? fact.slice(first.length) : fact;
  return restyleAmounts(caption, country);
}
