import type { Finding } from '@broadsheet/contract/checking';
import type { Reference, ReportFamilies } from '@broadsheet/reports';
import type { EditionDraft, HashedDraft, Published, Store } from '@broadsheet/store';

export interface PublishedDraft {
  draft: EditionDraft | HashedDraft;
  references: readonly Reference[];
  /** What was done with it, or would be done. */
  published: Pick<Published, 'outcome' | 'edition'>;
}

type Editions = Pick<Store['editions'], 'findDocument' | 'listPublished'>;

/** Longer documents would take too long to parse. */
const longestCompared = 1024 * 1024;

/**
 * Warnings that need other published content: the previous edition, and the reports that a document
 * names. They are found after publishing, and cost nothing if a document is new and names no
 * others.
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
  if (published.outcome !== 'updated') return [];
  // The edition that readers saw before this one; after a withdrawal there is none.
  const before = await editions.findDocument(key, published.edition - 1);
  if (!before || before.document.length > longestCompared) return [];
  if (typeof document === 'string' && document.length > longestCompared) return [];
  const now: unknown = typeof document === 'string' ? JSON.parse(document) : document;
  return families.get(key.family).compare(now, JSON.parse(before.document));
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
  const countryPart = onlyCountry === undefined ? `${report.country}/` : '';
  const message = `No report ${report.family}/${countryPart}${report.code} is published, so readers cannot follow the reference.`;
  return { severity: 'warning', pointer, message };
}
