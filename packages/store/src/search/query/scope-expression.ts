import type { Scope } from '../../access/scope.js';
import { countryToken, familyToken, languageToken, type Expression } from '../index/tokens.js';

/**
 * The scopes as tokens: without them, a search for a common word would check many unreadable
 * reports. Undefined if every report of the families is readable.
 */
export function writeScopes(
  scopes: readonly Scope[],
  families: readonly string[],
): Expression | undefined {
  const whole = new Set(
    scopes
      .filter(({ countries, languages }) => countries === '*' && languages === '*')
      .map(({ family }) => family),
  );
  if (families.every((family) => whole.has(family))) return undefined;
  return { any: scopes.map(writeScope) };
}

function writeScope({ family, countries, languages }: Scope): Expression {
  return {
    all: [
      familyToken(family),
      ...(countries === '*' ? [] : [{ any: countries.map(countryToken) }]),
      ...(languages === '*' ? [] : [{ any: languages.map(languageToken) }]),
    ],
  };
}
