/** What a reader chose for this browser. If storage is not allowed, a choice lasts until the page is closed. */
export function readStoredChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // See above.
  }
}
