import type { Client, Scope } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import { readableScopes } from './entitlement.js';

interface Wanted {
  families: readonly string[];
  /** Whether the request names the families; if so, the client must be entitled to each of them. */
  isNamed?: boolean;
  country?: string;
  language?: string;
}

/**
 * The scopes that a list may show. A named family, country or language without an entitlement is
 * refused. If nothing is named, the list shows only the reports the client may read, and reveals
 * nothing about others.
 */
export function listScopes(client: Client | undefined, wanted: Wanted): Scope[] {
  const { families, isNamed = true, country, language } = wanted;
  const scopes = families.flatMap((family) => {
    const readable = client ? readableScopes(client, family) : [];
    if (isNamed && readable.length === 0) throw notEntitled(`the family ${family}`);
    return readable.map((scope) => ({ family, ...scope }));
  });
  if (country !== undefined && !scopes.some((scope) => coversCountry(scope, country))) {
    throw notEntitled(`the country ${country.toUpperCase()}`);
  }
  if (language !== undefined && !scopes.some((scope) => coversLanguage(scope, language))) {
    throw notEntitled(`the language ${language}`);
  }
  return scopes;
}

function coversCountry({ countries }: Scope, country: string): boolean {
  return countries === '*' || countries.includes(country.toUpperCase());
}

function coversLanguage({ languages }: Scope, language: string): boolean {
  return (
    languages === '*' || languages.some((name) => name.toLowerCase() === language.toLowerCase())
  );
}

function notEntitled(what: string): RequestProblem {
  return new RequestProblem(
    'not_entitled',
    `This client may not read ${what}; it needs an entitlement that includes it.`,
  );
}
