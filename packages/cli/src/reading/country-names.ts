import { findNearestName } from '@broadsheet/contract/checking';

/** The code of the country that was most likely meant: by its name, or by a code that is misspelt. */
export function findCountryCode(text: string): string | undefined {
  const countries = listCountries();
  const name = findNearestName(text, [...countries.keys()]);
  if (name !== undefined && text.length > 3) return countries.get(name);
  // Most codes of three letters begin with the one of two: AUS, NZL, USA.
  const codes = [...countries.values()];
  const beginning = text.slice(0, 2).toUpperCase();
  return codes.includes(beginning) ? beginning : findNearestName(text, codes);
}

/** Name → code of every country that this platform knows. */
function listCountries(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const found = codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : ([[name, code]] as const);
  });
  // Some countries have an older code as well; the first in the alphabet is not always the one meant.
  return new Map(found.reverse());
}
