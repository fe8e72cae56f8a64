/** A message about an action on the previous page, shown once on the report's page. */
let left: { key: string; words: string } | undefined;

export function leaveNotice(key: string, words: string): void {
  left = { key, words };
}

export function takeNotice(key: string): string | undefined {
  const words = left?.key === key ? left.words : undefined;
  left = undefined;
  return words;
}
