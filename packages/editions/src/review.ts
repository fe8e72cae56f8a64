import type { Finding } from '@broadsheet/contract/checking';
import { isNamedOtherwise, type Reference, type ReportFamilies } from '@broadsheet/reports';
import type {
  EditionDraft,
  HashedDraft,
  Published,
  PublishedTitle,
  Store,
} from '@broadsheet/store';

export interface PublishedDraft {
  draft: EditionDraft | HashedDraft;
  references: readonly Reference[];
  /** What was done with it, or would be done. */
  published: Pick<Published, 'outcome' | 'edition'>;
}

type Editions = Pick<Store['editions'], 'findDocument' | 'listTitles'>;

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
  const listed = references.length === 0 ? [] : await editions.listTitles(references.map(reportOf));
  const titles = new Map(references.map((each, index) => [each, listed[index] ?? []]));
  return reviewed.map((each, index) => [
    ...(compared[index] ?? []),
    ...each.references.flatMap((reference) => {
      const ofReport = titles.get(reference) ?? [];
      if (ofReport.length === 0) return [describeUnpublished(families, reference)];
      return warnOfOtherCompany(families, reference, {
        titles: ofReport,
        language: each.draft.key.language,
      });
    }),
  ]);
}

const reportOf = ({ report }: Reference) => report;

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

function describeUnpublished(families: ReportFamilies, { pointer, report }: Reference): Finding {
  const message = `No report ${formatReport(families, report)} is published, so readers cannot follow the reference.`;
  return { severity: 'warning', pointer, message };
}

/** Compared in the language of the document: a company has a name in each. */
function warnOfOtherCompany(
  families: ReportFamilies,
  { report, called }: Reference,
  { titles, language }: { titles: readonly PublishedTitle[]; language: string },
): Finding[] {
  const own = titles.find((each) => each.language.toLowerCase() === language.toLowerCase());
  if (!called || !own || !isNamedOtherwise(called.name, own.title)) return [];
  const message = `"${called.name}" has the number of the report ${formatReport(families, report)}, which is about "${own.title}"; is it the same company?`;
  return [{ severity: 'warning', pointer: called.pointer, message }];
}

function formatReport({ families }: ReportFamilies, report: Reference['report']): string {
  const { onlyCountry } = families.get(report.family).key;
  const countryPart = onlyCountry === undefined ? `${report.country}/` : '';
  return `${report.family}/${countryPart}${report.code}`;
}
