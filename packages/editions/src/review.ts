import type { Finding } from '@broadsheet/contract/checking';
import type { Reference, ReportFamilies } from '@broadsheet/reports';
import type { EditionDraft, HashedDraft, Published, Store } from '@broadsheet/store';

export interface PublishedDraft {
  draft: EditionDraft | HashedDraft;
  references: readonly Reference[];
  /** What became of it, or would have. */
  published: Pick<Published, 'outcome' | 'edition'>;
}

type Editions = Pick<Store['editions'], 'findDocument' | 'listPublished'>;

/** Longer documents take longer to parse than others should wait. */
const longestCompared = 1024 * 1024;

/**
 * What looks wrong in documents beside what else is published: the edition before, and the reports that they name. It
 * is done after publishing, and costs nothing where a document is new and names no others.
 */
export async function reviewPublished(
  editions: Editions,
  families: ReportFamilies,
  reviewed: readonly PublishedDraft[],
): Promise<Finding[][]> {
  const compared = await Promise.all(
    reviewed.map((each) => compareWithBefore(editions, families, each)),
  );
  const references = reviewed.flatMap((each) => each.references);
  const unpublished = new Set(await listUnpublished(editions, references));
  return reviewed.map((each, index) => [
    ...(compared[index] ?? []),
    ...each.references
      .filter((reference) => unpublished.has(reference))
      .map((reference) => describeUnpublished(families, reference)),
  ]);
}

async function compareWithBefore(
  editions: Editions,
  families: ReportFamilies,
  { draft: { key, document }, published }: PublishedDraft,
): Promise<Finding[]> {
  const { compare } = families.get(key.family);
  if (!compare || published.outcome !== 'updated') return [];
  // Readers saw the edition before this one: after a withdrawal it would be the first again.
  const before = await editions.findDocument(key, published.edition - 1);
  if (!before || before.document.length > longestCompared) return [];
  if (typeof document === 'string' && document.length > longestCompared) return [];
  const now: unknown = typeof document === 'string' ? JSON.parse(document) : document;
  return compare(now, JSON.parse(before.document));
}

async function listUnpublished(
  editions: Editions,
  references: readonly Reference[],
): Promise<Reference[]> {
  if (references.length === 0) return [];
  const isPublished = await editions.listPublished(references.map(({ report }) => report));
  return references.filter((_, index) => !isPublished[index]);
}

function describeUnpublished({ families }: ReportFamilies, reference: Reference): Finding {
  const { pointer, report } = reference;
  const { onlyCountry } = families.get(report.family).key;
  const place = onlyCountry === undefined ? `${report.country}/` : '';
  const message = `No report ${report.family}/${place}${report.code} is published, so readers cannot follow the reference.`;
  return { severity: 'warning', pointer, message };
}
