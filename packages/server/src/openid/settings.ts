import type { ScopeName } from '../authentication/scope.js';

/** How people sign in with the account of an outside provider. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which has PKCE alone. */
  clientSecret: string | undefined;
  /** The requested scopes, including `openid`. */
  scope: string;
  /** The claim with the user name; by default the first of the usual ones that is present. */
  userClaim: string | undefined;
  /** The provider's name, for people. */
  name: string;
  /** The first match counts. */
  grants: readonly OpenIdGrant[];
}

/** Who may sign in, and as which client. */
export interface OpenIdGrant {
  /** The claim and one of its values; undefined for everybody with an account there. */
  claim: { name: string; value: string } | undefined;
  clientId: string;
  /** The most that the person may do; undefined for all that the client may. */
  role: ScopeName | undefined;
}
