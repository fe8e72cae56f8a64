import { usernamePattern } from '@broadsheet/contract';
import type { OpenIdGrant, OpenIdSettings } from './settings.js';

/** What the provider says about a person. */
export type Claims = Record<string, unknown>;

/** The first matching grant; undefined for a person who has no rights here. */
export function findGrant(
  { grants }: Pick<OpenIdSettings, 'grants'>,
  claims: Claims,
): OpenIdGrant | undefined {
  return grants.find(({ claim }) => claim === undefined || has(claims[claim.name], claim.value));
}

/** A claim holds one value or, as groups do, a list of them. */
function has(claimed: unknown, value: string): boolean {
  const values: unknown[] = Array.isArray(claimed) ? claimed : [claimed];
  return values.some(
    (one) => ['string', 'number', 'boolean'].includes(typeof one) && String(one) === value,
  );
}

const usualClaims = ['preferred_username', 'email', 'sub'];
const usernameForm = new RegExp(usernamePattern);

/** The name of the person in the logs; undefined if no claim has a valid one. */
export function findUsername(
  { userClaim }: Pick<OpenIdSettings, 'userClaim'>,
  claims: Claims,
): string | undefined {
  const names = userClaim === undefined ? usualClaims : [userClaim];
  return names
    .map((name) => claims[name])
    .find((name) => typeof name === 'string' && usernameForm.test(name)) as string | undefined;
}
