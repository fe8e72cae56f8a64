/** Charts or sections by name, each with the hash of its content. */
export type Parts = Record<string, string>;

export function parseParts(text: string): Parts {
  return JSON.parse(text) as Parts;
}

/** What is new or different, and null for what went. */
export function compareParts(now: Parts, before: Parts): Record<string, string | null> {
  const gone = Object.keys(before).filter((name) => !(name in now));
  return Object.fromEntries([
    ...Object.entries(now).filter(([name, hash]) => before[name] !== hash),
    ...gone.map((name): [string, null] => [name, null]),
  ]);
}
