import type { EntitlementView } from '@broadsheet/contract';
import { decapitalise } from '@broadsheet/contract/words';
import type { ExplorerWords } from '../words/explorer-words.js';

/** A sentence for each entitlement: `Reads industry reports of Australia in English.` */
export function describeRights(
  entitlements: readonly EntitlementView[],
  titleOf: (family: string) => string,
  words: ExplorerWords,
): string[] {
  const sentences = entitlements.map((entitlement) => describeRight(entitlement, titleOf, words));
  return sentences.length > 0 ? [...new Set(sentences)] : [words.shell.noRights];
}

/**
 * What the client may read in a few words, for the masthead: `all reports`, `industry reports,
 * Australia`, `3 families of reports`.
 */
export function summarizeRights(
  entitlements: readonly EntitlementView[],
  titleOf: (family: string) => string,
  words: ExplorerWords,
): string {
  const { allReports, someFamilies, mayReadNothing } = words.shell;
  const reading = entitlements.filter(({ Access }) => Access !== 'audit');
  if (reading.length === 0) return mayReadNothing;
  const families = joinAll(reading.map(({ Families }) => Families));
  const countries = joinAll(reading.map(({ Countries }) => Countries));
  const what =
    families === undefined
      ? allReports
      : families.length > 2
        ? someFamilies(families.length)
        : words.list(families.map((name) => decapitalise(titleOf(name))));
  return [what, ...(countries ?? []).map(words.country)].join(words.comma);
}

/** Every name of some lists; undefined if one of them is of all names. */
function joinAll(lists: (readonly string[] | undefined)[]): string[] | undefined {
  const known = lists.filter((list) => list !== undefined);
  return known.length < lists.length ? undefined : [...new Set(known.flat())];
}

function describeRight(
  { Access: access, Families, Countries, Languages }: EntitlementView,
  titleOf: (family: string) => string,
  words: ExplorerWords,
): string {
  const { rights, right, audits, allReports } = words.shell;
  if (access === 'audit') return audits(rights.audit);
  return right({
    verb: rights[access],
    what: Families ? words.list(Families.map((name) => decapitalise(titleOf(name)))) : allReports,
    countries: words.list(Countries?.map(words.country) ?? []),
    languages: words.list(Languages?.map(words.language) ?? []),
  });
}
