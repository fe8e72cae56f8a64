import {
  reportFamilies,
  type ReportFamilies,
  type ReportFamily,
  type Spanning,
} from '@broadsheet/reports';
import type { Span, SpanningRefresh, SpanningRow, Store, StoredFigures } from '@broadsheet/store';
import { variantName } from '@broadsheet/store/draft';
import { buildSectionResults } from './section-results.js';

type Stored = Pick<Store, 'spanning'>;

/** Where the figures that span reports are stored, for families that have some. */
export function findSpan({ definition, spanning }: ReportFamily): Span | undefined {
  return (
    spanning && {
      family: definition.name,
      from: definition.drawsOn ?? [],
      ...(spanning.position !== undefined && { position: spanning.position }),
    }
  );
}

/** Whether any figures that span reports are out of date. */
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

/** Computes stale figures that span reports again. Returns how many reports changed. */
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
  const added = await addAll(begun, together, span);
  for await (const some of begun.listFigures([span.family])) {
    // A report published in between is not among the others yet; the next refresh includes it.
    const known = some.filter(({ editionId }) => added.has(editionId));
    await begun.save(known.map((report) => buildRow(family, together, report)));
  }
  return begun.end();
}

/** The reports of the family first: without any, those of other families need not be read. */
async function addAll(
  begun: SpanningRefresh,
  together: Spanning,
  { family: own, from }: Span,
): Promise<Set<number>> {
  const added = new Set<number>();
  for (const families of [[own], from]) {
    if (families === from && (from.length === 0 || added.size === 0)) break;
    for await (const some of begun.listFigures(families)) {
      for (const { editionId, family, figures } of some) {
        together.add({ family, figures });
        added.add(editionId);
      }
    }
  }
  return added;
}

function buildRow(
  { definition }: ReportFamily,
  together: Spanning,
  { reportId, editionId, figures }: StoredFigures,
): SpanningRow {
  const drawn = Object.entries(together.buildDrawn?.(figures) ?? {});
  const bodies = {
    sections: together.buildSections(figures),
    variants: Object.fromEntries(drawn.map(([family, { sections }]) => [family, sections])),
  };
  const charts = drawn.flatMap(([family, { charts: made = {} }]) =>
    Object.entries(made).flatMap(([name, chart]): [string, unknown][] =>
      chart ? [[variantName(name, family), chart]] : [],
    ),
  );
  const sections = buildSectionResults(definition, bodies);
  return { reportId, editionId, sections, charts: new Map(charts) };
}
