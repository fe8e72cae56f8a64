import {
  reportFamilies,
  type ReportFamilies,
  type ReportFamily,
  type Spanning,
} from '@broadsheet/reports';
import type { Span, SpanningRefresh, SpanningRow, Store, StoredFigures } from '@broadsheet/store';
import { buildSectionResults } from './section-results.js';

type Stored = Pick<Store, 'spanning'>;

/** Where figures that span reports are kept: those of a family that has some. */
export function findSpan({ definition: { name }, spanning }: ReportFamily): Span | undefined {
  return (
    spanning && {
      family: name,
      from: spanning.from ?? [],
      ...(spanning.position !== undefined && { position: spanning.position }),
    }
  );
}

/** Whether any figures that span reports have to be made anew. */
export async function isSpanningStale(
  { spanning }: Stored,
  { list }: ReportFamilies = reportFamilies,
): Promise<boolean> {
  for (const family of list) {
    const span = findSpan(family);
    if (span && (await spanning.isStale(span))) return true;
  }
  return false;
}

/** Makes figures that span reports anew where they are stale. Returns how many reports it changed. */
export async function refreshSpanning(
  store: Stored,
  { list }: ReportFamilies = reportFamilies,
): Promise<number> {
  let changed = 0;
  for (const family of list) {
    const span = findSpan(family);
    if (span && (await store.spanning.isStale(span))) changed += await refresh(store, family, span);
  }
  return changed;
}

async function refresh({ spanning }: Stored, family: ReportFamily, span: Span): Promise<number> {
  const together = family.spanning?.create();
  if (!together) return 0;
  const begun = await spanning.beginRefresh(span);
  const added = await addAll(begun, together);
  for await (const some of begun.listFigures([span.family])) {
    // One that was published in between is not among the others yet; the next refresh sees to it.
    const known = some.filter(({ editionId }) => added.has(editionId));
    await begun.save(known.map((report) => buildRow(family, together, report)));
  }
  return begun.end();
}

async function addAll(begun: SpanningRefresh, together: Spanning): Promise<Set<number>> {
  const added = new Set<number>();
  for await (const some of begun.listFigures()) {
    for (const { editionId, family, figures } of some) {
      together.add({ family, figures });
      added.add(editionId);
    }
  }
  return added;
}

function buildRow(
  { definition }: ReportFamily,
  together: Spanning,
  { reportId, editionId, figures }: StoredFigures,
): SpanningRow {
  const sections = together.buildSections(figures);
  return { reportId, editionId, sections: buildSectionResults(definition, { sections }) };
}
