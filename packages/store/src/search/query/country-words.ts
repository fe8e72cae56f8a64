import { foldText } from '../analysis/fold-text.js';
import { splitWords } from '../analysis/split-words.js';

/** Names of a country or its people besides its official name. */
const otherNames: Readonly<Record<string, string>> = {
  AU: 'australian, australians, aus, oz, 豪州, オーストラリア',
  NZ: 'new zealander, nz, aotearoa, kiwi, ニュージーランド',
  US: 'usa, america, american, americans, united states of america, us of a, アメリカ, 米国',
  GB: 'uk, britain, great britain, british, england, english market, イギリス, 英国',
  CA: 'canadian, カナダ',
  CN: 'chinese, 中国',
  DE: 'german, ドイツ',
  FR: 'french, フランス',
  IE: 'irish',
  IN: 'indian',
  IT: 'italian',
  JP: 'japan, 日本',
  KR: 'korea, korean, 韓国',
  SG: 'singaporean',
};

/** Codes that are also words, and would be mistaken for a country. */
const ambiguousCodes = new Set(
  'ai am as at be by co do id in is it la me my no so to tv'.split(' '),
);
/** Codes that people also write in lower case. */
const plainCodes = new Set(['au', 'nz']);

let named: Map<string, string> | undefined;

/** The country that folded words name, separated by spaces: `new zealand`. */
export function findCountry(name: string): string | undefined {
  named ??= nameCountries();
  return named.get(name);
}

/** The country that a code names as typed: in capitals, unless it is unambiguous. */
export function findCountryCode(typed: string): string | undefined {
  const folded = typed.toLowerCase();
  if (!/^[a-z]{2}$/.test(folded) || ambiguousCodes.has(folded)) return undefined;
  if (typed !== typed.toUpperCase() && !plainCodes.has(folded)) return undefined;
  named ??= nameCountries();
  const code = typed.toUpperCase();
  return isCountry(code) ? code : undefined;
}

const isCountry = (code: string): boolean => [...(named?.values() ?? [])].includes(code);

/** The names of all countries in English and Japanese are part of Node. */
function nameCountries(): Map<string, string> {
  const names = new Map<string, string>();
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const inEach = ['en', 'ja'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    for (const { of } of inEach.map((display) => ({ of: display.of(code) }))) {
      if (of !== undefined && !notCountries.has(code)) names.set(wordsOf(of), code);
    }
  }
  for (const [code, others] of Object.entries(otherNames)) {
    for (const other of others.split(', ')) names.set(wordsOf(other), code);
  }
  return names;
}

/** Codes of the list that are not countries: the European Union, the world, tests. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'UK']);

const wordsOf = (name: string): string => splitWords(foldText(name)).join(' ');
