export interface CuratedOptions {
  seed: number;
  /** The number of documents; the curated ones by default, and at most. */
  count?: number;
}

/** Builds only the first documents. */
export function* takeFirst<Document>(
  documents: Iterable<Document>,
  count = Infinity,
): Iterable<Document> {
  if (count <= 0) return;
  let taken = 0;
  for (const document of documents) {
    yield document;
    taken += 1;
    if (taken >= count) return;
  }
}
