/** Charts or sections by name, each with the hash of its content. */
export type Parts = Record<string, string>;

/** Hashes of new or changed parts, and null for removed ones. */
export type PartChanges = Record<string, string | null>;

export function parsePartChanges(text: string): PartChanges {
  return JSON.parse(text) as PartChanges;
}

export function parseParts(text: string): Parts {
  return JSON.parse(text) as Parts;
}

export function compareParts(now: Parts, before: Parts): PartChanges {
  // In a new report every part is new.
  if (Object.keys(before).length === 0) return now;
  const gone = Object.keys(before).filter((name) => !(name in now));
  return Object.fromEntries([
    ...Object.entries(now).filter(([name, hash]) => before[name] !== hash),
    ...gone.map((name): [string, null] => [name, null]),
  ]);
}
