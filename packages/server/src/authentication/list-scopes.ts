import type { Client, Scope } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import { scopesOf, type Access } from './report-access.js';

interface ScopeQuery {
  families: readonly string[];
  /** Whether the request names the families; if so, the client must be entitled to each of them. */
  isNamed?: boolean;
  country?: string;
  language?: string;
  /** What the client wants to do with the reports; it reads them unless said otherwise. */
  access?: Access;
}

/**
 * The scopes that a list may show. A named family, country or language without an entitlement is
 * refused. If nothing is named, the list shows only the reports the client may read, and reveals
 * nothing about others.
 */
export function listScopes(client: Client | undefined, query: ScopeQuery): Scope[] {
  const { families, isNamed = true, country, language, access = 'read' } = query;
  const notEntitled = (what: string) => refuse(access, what);
  const scopes = families.flatMap((family) => {
    const own = client ? scopesOf(client, family, access) : [];
    if (isNamed && own.length === 0) throw notEntitled(`the family ${family}`);
    return own.map((scope) => ({ family, ...scope }));
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

function refuse(access: Access, what: string): RequestProblem {
  return new RequestProblem(
    'not_entitled',
    `This client may not ${access} ${what}; it needs an entitlement that includes it.`,
  );
}
