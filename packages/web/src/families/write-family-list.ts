import { decapitalise } from '@broadsheet/contract/words';
import type { ExplorerWords } from '../words/explorer-words.js';
import type { FamilySummary } from './family-description.js';

/** More names would be too long; the page lists all families below. */
const mostNamed = 3;

/** `Industry and company reports`; just `Reports` if there are many, or until they are loaded. */
export function writeFamilyList(families: readonly FamilySummary[], words: ExplorerWords): string {
  const { reports, familyReports } = words.find;
  const ending = familyReports('');
  const titles = families.map(({ Title }) => Title);
  const isShort = titles.length > 0 && titles.length <= mostNamed;
  if (!isShort || !titles.every((title) => title.endsWith(ending))) return reports;
  const [first = '', ...others] = titles.map((title) => title.slice(0, -ending.length));
  return familyReports(words.list([first, ...others.map(decapitalise)]));
}
