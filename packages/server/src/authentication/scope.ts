import type { Client, Entitlement } from '@broadsheet/store';

/** The values of `scope` for a token request (RFC 6749, 3.3); each includes the ones before it. */
const scopes = ['read', 'publish', 'administer'] as const;
export type ScopeName = (typeof scopes)[number];

const isScope = (name: string): name is ScopeName => (scopes as readonly string[]).includes(name);
const rankOf = (name: string) => (scopes as readonly string[]).indexOf(name);

/**
 * The widest requested scope, limited to what the client may do. Unknown names are ignored, as RFC
 * 6749 allows; undefined if no known name was requested.
 */
export function findGrantedScope(client: Client, requested: string): ScopeName | undefined {
  const ranks = requested.split(' ').filter(isScope).map(rankOf);
  if (ranks.length === 0) return undefined;
  const most = Math.max(0, ...client.entitlements.map(({ access }) => rankOf(access)));
  return scopes[Math.min(most, Math.max(...ranks))];
}

/**
 * The client limited to the scope of a token: never more than its entitlements, nor more than was
 * requested.
 */
export function narrowClient(client: Client, scope: string | undefined): Client {
  if (scope === undefined) return client;
  const most = rankOf(scope);
  const entitlements = client.entitlements.flatMap((entitlement): Entitlement[] => {
    const { access } = entitlement;
    if (rankOf(access) < 0 || most < 0) return [];
    return [{ ...entitlement, access: scopes[Math.min(rankOf(access), most)] ?? 'read' }];
  });
  return { ...client, entitlements };
}
