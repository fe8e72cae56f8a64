/** What was searched for and opened, newest first; kept on this machine until the user signs out. */

const name = 'broadsheet-recent-searches';
const mostKept = 8;

export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string') : [];
  } catch {
    // Somebody else wrote there, or nothing may be kept.
    return [];
  }
}

export function rememberSearch(query: string): void {
  const wanted = query.trim();
  if (wanted === '') return;
  const others = listRecentSearches().filter(
    (other) => other.toLowerCase() !== wanted.toLowerCase(),
  );
  try {
    localStorage.setItem(name, JSON.stringify([wanted, ...others].slice(0, mostKept)));
  } catch {
    // Nothing may be kept here; the search itself works.
  }
}

/** The next user of this browser need not see them. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
