import { restyleAmounts } from '../../figures/restyle-amounts.js';

/** Words by which a first sentence describes the type of drawing, for screen readers. */
const drawing = /\b(?:chart|map|diagram)\b|グラフ|地図|図/i;
const firstSentence = /^.*?(?:\.\s+|。)(?=\S)/su;

/** The text of a chart without the sentence about its type, which the reader can see. */
export function writeCaption(fact: string | undefined, country: string): string | undefined {
  if (fact === undefined) return undefined;
  const first = firstSentence.exec(fact)?.[0];
  const caption =
    first !== undefined && drawing.test(first)
      ? nameSubject(fact.slice(first.length), first)
      : fact;
  return restyleAmounts(caption, country);
}

/** What the sentence about the drawing is about: `the industry`, of `the industry's supply chain`. */
const englishSubject = /\bof the (.+?)(?:'s| from \d| in \d|\.)/;
const placedIndustry = /\bplaces the industry\b/;
const japaneseSubject = /^(.+?)を示す/;

/** The caption with its subject, where only the sentence that was cut names it. */
function nameSubject(caption: string, cut: string): string {
  if (caption.startsWith('It ')) {
    const subject = englishSubject.exec(cut)?.[1];
    return subject === undefined ? caption : `The ${subject}${caption.slice(2)}`;
  }
  if (placedIndustry.test(cut)) return caption.replace(' its ', " the industry's ");
  // A share of the largest companies, which the caption compares with the sector's as the industry's.
  if (caption.startsWith('業界')) {
    return caption.replace('業界', japaneseSubject.exec(cut)?.[1] ?? '業界');
  }
  return caption;
}
