/** The address for signing in with an outside account; the browser comes back to this page. */
export function startOpenIdPath(): string {
  const { pathname, search, hash } = location;
  return `/authentication/openid/start?to=${encodeURIComponent(pathname + search + hash)}`;
}

const faultName = 'sign-in';

/** The parameter in the address, and its words. */
const faults = {
  away: 'away',
  refused: 'refused',
  'no-rights': 'noRights',
  insecure: 'insecure',
  'too-many': 'tooManyMinute',
} as const;

export type SignInFault = (typeof faults)[keyof typeof faults];

/** The service's message in the address about a failed sign-in; removes it from the address. */
export function takeSignInFault(): SignInFault | undefined {
  const url = new URL(location.href);
  const fault = url.searchParams.get(faultName);
  if (fault === null) return undefined;
  url.searchParams.delete(faultName);
  history.replaceState(history.state, '', url);
  return Object.hasOwn(faults, fault) ? faults[fault as keyof typeof faults] : undefined;
}
