import { currencySigns, englishScales } from '@broadsheet/contract/words';

const shortNames = new Map<string, string>(englishScales.map(({ word, name }) => [word, name]));
const writtenOut = new RegExp(String.raw`(\d) (${[...shortNames.keys()].join('|')})\b`, 'g');

/**
 * The service's sentence about a chart, in the style of the explorer's figures: `$5.4 billion` is
 * `A$5.4bn` in a report of Australia. The service cannot write it so itself: the sentence is part
 * of the image file, which must not change.
 */
export function restyleAmounts(sentence: string, country: string): string {
  return sentence
    .replace(/(?<![A-Z])\$(?=\d)/g, findHomeDollar(country))
    .replace(
      writtenOut,
      (_all, digit: string, word: string) => `${digit}${shortNames.get(word) ?? word}`,
    );
}

/**
 * A plain `$` is the dollar of the report's country; a currency's ISO 4217 code begins with its
 * country's code.
 */
function findHomeDollar(country: string): string {
  const own = Object.entries(currencySigns).find(
    ([code, sign]) => code.startsWith(country) && sign.endsWith('$'),
  );
  return own?.[1].replaceAll('$', '$$$$') ?? '$$';
}
