import type { EntitlementView } from '@broadsheet/contract';
import { countryName } from '../country-name.js';

const verbs: Record<EntitlementView['Access'], string> = {
  read: 'Reads',
  publish: 'Publishes and reads',
  administer: 'Administers, publishes and reads',
  audit: 'Looks at clients, usage and the audit log',
};

/** A sentence for each entitlement: `Reads industry reports of Australia in English.` */
export function describeRights(
  entitlements: readonly EntitlementView[],
  titleOf: (family: string) => string,
): string[] {
  const sentences = entitlements.map((entitlement) => describeRight(entitlement, titleOf));
  return sentences.length > 0 ? [...new Set(sentences)] : ['May not read any report.'];
}

function describeRight(
  { Access: access, Families, Countries, Languages }: EntitlementView,
  titleOf: (family: string) => string,
): string {
  if (access === 'audit') return `${verbs.audit}.`;
  const families = Families?.map((name) => lowerFirst(titleOf(name)));
  const what = families ? list(families) : 'all reports';
  const where = Countries ? ` of ${list(Countries.map(countryName))}` : '';
  const language = Languages ? ` in ${list(Languages)}` : '';
  return `${verbs[access]} ${what}${where}${language}.`;
}

const list = (words: string[]) => new Intl.ListFormat('en-GB').format(words);

/** An abbreviation stays one. */
const lowerFirst = (title: string) =>
  /^[A-Z][A-Z]/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
