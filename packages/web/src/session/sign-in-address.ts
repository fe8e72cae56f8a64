/** Where the browser goes to sign in with an outside account; it comes back to this page. */
export function startOpenIdPath(): string {
  const { pathname, search, hash } = location;
  return `/authentication/openid/start?to=${encodeURIComponent(pathname + search + hash)}`;
}

const faultName = 'sign-in';

const faults: Partial<Record<string, string>> = {
  away: 'Your company’s sign-in cannot be reached now. Try again later, or sign in with a password.',
  refused: 'Your company’s sign-in was not accepted. Try again.',
  'no-rights':
    'You are signed in to your company’s account, but it has no access here. Ask your administrator.',
  insecure: 'This address is not encrypted, so nobody can sign in with a company’s account here.',
  'too-many': 'Too many attempts failed. Try again in a minute.',
};

/** What the service has said in the address about a sign-in that failed; takes it out of the address. */
export function takeSignInFault(): string | undefined {
  const url = new URL(location.href);
  const fault = url.searchParams.get(faultName);
  if (fault === null) return undefined;
  url.searchParams.delete(faultName);
  history.replaceState(history.state, '', url);
  return faults[fault];
}
