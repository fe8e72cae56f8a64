import type { FamilySummary } from './family-description.js';

const ending = ' reports';
/** More names would be too long; the page lists all families below. */
const mostNamed = 3;

/** `Industry and company reports`; just `Reports` if there are many, or until they are loaded. */
export function writeFamilyList(families: readonly FamilySummary[]): string {
  const titles = families.map(({ Title }) => Title);
  const isShort = titles.length > 0 && titles.length <= mostNamed;
  if (!isShort || !titles.every((title) => title.endsWith(ending))) return 'Reports';
  const [first = '', ...others] = titles.map((title) => title.slice(0, -ending.length));
  const names = [first, ...others.map(lowerFirst)];
  return `${new Intl.ListFormat('en-GB').format(names)} reports`;
}

/** Within a sentence; an abbreviation stays one. */
const lowerFirst = (name: string) =>
  /^[A-Z][A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
