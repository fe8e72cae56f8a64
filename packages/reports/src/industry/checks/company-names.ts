import { joinPointer, type Findings } from '@broadsheet/contract/checking';
import { findFurtherWords, isSameSpelling, simplifyName } from '../../checks/company-name.js';
import { checkOneName } from '../../checks/one-name.js';
import type { ValidDocument } from '../document.js';

/** A name in the lists of companies. */
interface Named {
  name: string;
  words: readonly string[];
  /** Its index in each list; undefined if it is not in that one. */
  profile?: number;
  share?: number;
  entityId?: number;
}

/**
 * Two lists are joined by company name, so a company that is named in two ways loses its share; in
 * one list, it is counted twice.
 */
export function checkCompanyNames(found: Findings, document: ValidDocument): void {
  checkOneName(found, document.Companies ?? [], { pointer: '/Companies', field: 'EntityId' });
  const named = listNamed(document);
  const trade = listTradeWords(document);
  named.forEach((one, index) => {
    // The names with a share come first: the finding is at the text, which gets its share by name.
    const other = named.slice(0, index).find((each) => isSimilar(one, each, trade));
    if (other) warnOfSimilar(found, one, other);
  });
}

/** Each name once: those with a share, then those that have only a text. */
function listNamed({ Companies = [], CompanyMarketShare = [] }: ValidDocument): Named[] {
  const byName = new Map<string, Named>();
  const add = (name: string, place: Omit<Named, 'name' | 'words'>) => {
    const known = byName.get(name) ?? { name, words: simplifyName(name) };
    byName.set(name, { ...known, ...place });
  };
  CompanyMarketShare.forEach(({ Name }, share) => {
    add(Name, { share });
  });
  Companies.forEach(({ Name, EntityId }, profile) => {
    add(Name, { profile, ...(EntityId !== undefined && { entityId: EntityId }) });
  });
  return [...byName.values()];
}

/** What an industry is called and sells: a company is often named with and without such a word. */
function listTradeWords({ Title, Sector, ProductsAndServices = [] }: ValidDocument): string[] {
  const texts = [Title, Sector, ...ProductsAndServices.map(({ Name }) => Name)];
  return texts.flatMap((text) => (text === undefined ? [] : simplifyName(text)));
}

function isSimilar(one: Named, other: Named, trade: readonly string[]): boolean {
  if (one.words[0]?.[0] !== other.words[0]?.[0] || areTwoCompanies(one, other)) return false;
  if (isSameSpelling(one.words, other.words)) return !isGivenTwice(one, other);
  const further = findFurtherWords(one.words, other.words) ?? [];
  return further.length > 0 && further.every((word) => isTradeWord(word, trade));
}

/** With numbers of company reports, or both named in the same way in both lists. */
const areTwoCompanies = (one: Named, other: Named) =>
  (one.entityId !== undefined && other.entityId !== undefined) ||
  (isInBoth(one) && isInBoth(other));

/** In one list, this has a finding of its own. */
const isGivenTwice = (one: Named, other: Named) =>
  fold(one) === fold(other) &&
  ((one.share !== undefined && other.share !== undefined) ||
    (one.profile !== undefined && other.profile !== undefined));

const fold = ({ name }: Named) => name.normalize('NFKC').toLowerCase();

const isInBoth = ({ profile, share }: Named) => profile !== undefined && share !== undefined;

/** The letters that words such as wine and wines, or brewing and brewery, have in common. */
const stemLength = 4;

const isTradeWord = (word: string, trade: readonly string[]) =>
  word.length >= stemLength && trade.some((each) => each.startsWith(word.slice(0, stemLength)));

function warnOfSimilar(found: Findings, one: Named, other: Named): void {
  const { profile, share } = one;
  const isSplit = share === undefined && other.profile === undefined;
  const pointer =
    profile === undefined
      ? joinPointer('/CompanyMarketShare', share ?? 0, 'Name')
      : joinPointer('/Companies', profile, 'Name');
  found.warning(
    pointer,
    isSplit
      ? `"${one.name}" is called "${other.name}" in CompanyMarketShare; is it one company named in two ways? Write both alike, and its share is shown beside its text.`
      : `"${one.name}" is nearly "${other.name}", which is in the document too; is it one company named in two ways? Write both alike, and once in each list.`,
  );
}
