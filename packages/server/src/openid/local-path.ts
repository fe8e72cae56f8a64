const base = 'http://localhost';

/**
 * A path of the explorer, and `/` for anything else: an address from outside must not send the browser
 * to another site.
 */
export function toLocalPath(path: string | undefined): string {
  if (path === undefined || !URL.canParse(path, base)) return '/';
  const { origin, pathname, search, hash } = new URL(path, base);
  const isPage = origin === base && /^\/(explore(\/|$)|$)/.test(pathname);
  return isPage ? pathname + search + hash : '/';
}

/** Why a sign-in failed; the page has words for each. */
export type SignInFault = 'away' | 'refused' | 'no-rights' | 'insecure' | 'too-many';

/** The page with the fault in its address, under the name `sign-in`. */
export function withFault(path: string, fault: SignInFault): string {
  const url = new URL(path, base);
  url.searchParams.set('sign-in', fault);
  return url.pathname + url.search + url.hash;
}
