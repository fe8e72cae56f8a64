/** What a first sentence calls the drawing, for whoever does not see it. */
const drawing = /\b(?:chart|map|diagram)\b|グラフ|地図|図/i;
const firstSentence = /^.*?(?:\.\s+|。)(?=\S)/su;

/** The words for a chart without those that say what kind of drawing it is: beside it, one sees that. */
export function writeCaption(fact: string | undefined): string | undefined {
  const first = fact === undefined ? undefined : firstSentence.exec(fact)?.[0];
  return first !== undefined && drawing.test(first) ? fact?.slice(first.length) : fact;
}
