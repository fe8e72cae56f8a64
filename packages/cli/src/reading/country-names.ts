import { findNearestName } from '@broadsheet/contract/checking';

/** The code of the most likely country: by its name, or by a misspelt code. */
export function findCountryCode(text: string): string | undefined {
  const countries = listCountries();
  const name = findNearestName(text, [...countries.keys()]);
  if (name !== undefined && text.length > 3) return countries.get(name);
  // Most three-letter codes begin with the two-letter code: AUS, NZL, USA.
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
  // Some countries also have an older code; the first in the alphabet is not always the current
  // one.
  return new Map(found.reverse());
}
