import { families, languagePattern, hasCountryForm } from '@broadsheet/contract';
import type { Entitlement } from '@broadsheet/store';
import { InvalidArgumentError } from 'commander';

/**
 * Entitlements as people write them: `industry/AU,NZ/English` is families, countries and languages,
 * each a comma-separated list. A part left out at the end means all; so does `all`, which, unlike
 * `*`, needs no quotes in a shell.
 */
export function parseScope(access: Entitlement['access'], text: string): Entitlement {
  const [familyText = '', countryText, languageText, ...rest] = text.split('/');
  if (rest.length > 0) {
    throw new InvalidArgumentError(
      `${JSON.stringify(text)} has too many parts; write FAMILIES/COUNTRIES/LANGUAGES.`,
    );
  }
  return {
    access,
    families: parseNames(familyText, parseFamily),
    countries: parseNames(countryText, parseCountry),
    languages: parseNames(languageText, parseLanguage),
  };
}

export const administerEverything: Entitlement = {
  access: 'administer',
  families: '*',
  countries: '*',
  languages: '*',
};

export function formatEntitlement({ access, families, countries, languages }: Entitlement): string {
  const parts = [families, countries, languages].map((names) =>
    names === '*' ? 'all' : names.join(','),
  );
  while (parts.length > 1 && parts.at(-1) === 'all') parts.pop();
  if (access === 'audit') return 'audit everything';
  return access === 'administer' ? 'administer everything' : `${access} ${parts.join('/')}`;
}

function parseNames<Name extends string>(
  text: string | undefined,
  parse: (name: string) => Name,
): Name[] | '*' {
  if (text === undefined || text === '*' || text.toLowerCase() === 'all') return '*';
  return [...new Set(text.split(',').map((name) => parse(name.trim())))];
}

function parseFamily(text: string): string {
  const family = families.find(text.toLowerCase());
  if (family) return family.name;
  throw new InvalidArgumentError(
    `${JSON.stringify(text)} is not a report family; they are ${families.names.join(', ')}.`,
  );
}

function parseCountry(text: string): string {
  if (hasCountryForm(text)) return text.toUpperCase();
  throw new InvalidArgumentError(
    `${JSON.stringify(text)} is not a country code; it must be two letters, such as AU.`,
  );
}

const language = new RegExp(languagePattern, 'u');

function parseLanguage(text: string): string {
  if (language.test(text)) return text;
  throw new InvalidArgumentError(
    `${JSON.stringify(text)} is not a language name, such as English.`,
  );
}
