import type { ScopeName } from '../authentication/scope.js';

/** How people sign in with the account of an outside provider. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which has PKCE alone. */
  clientSecret: string | undefined;
  /** Scopes that are asked for; `openid` is one of them. */
  scope: string;
  /** The claim that names the user; by default the first that is there of the usual ones. */
  userClaim: string | undefined;
  /** The provider's name, for people. */
  name: string;
  /** The first that fits counts. */
  grants: readonly OpenIdGrant[];
}

/** Who may sign in, as which client. */
export interface OpenIdGrant {
  /** The claim and one of its values; undefined for everybody who has an account there. */
  claim: { name: string; value: string } | undefined;
  clientId: string;
  /** The most that the person may do; undefined for all that the client may. */
  role: ScopeName | undefined;
}
