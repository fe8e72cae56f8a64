/** Words by which a first sentence describes the type of drawing, for screen readers. */
const drawing = /\b(?:chart|map|diagram)\b|グラフ|地図|図/i;
const firstSentence = /^.*?(?:\.\s+|。)(?=\S)/su;

/** The text of a chart without the sentence about its type, which the reader can see. */
export function writeCaption(fact: string | undefined): string | undefined {
  const first = fact === undefined ? undefined : firstSentence.exec(fact)?.[0];
  return first !== undefined && drawing.test(first) ? fact?.slice(first.length) : fact;
}
