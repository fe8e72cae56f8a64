/**
 * Earlier searches that led to a report, newest first; kept on this machine until the user signs
 * out.
 */

const name = 'broadsheet-recent-searches';
const mostKept = 8;

export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string') : [];
  } catch {
    // Something else was stored there, or storing is not allowed.
    return [];
  }
}

export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed === '') return;
  const others = listRecentSearches().filter(
    (other) => other.toLowerCase() !== trimmed.toLowerCase(),
  );
  try {
    localStorage.setItem(name, JSON.stringify([trimmed, ...others].slice(0, mostKept)));
  } catch {
    // If storage is not allowed, searches work but are not remembered.
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
