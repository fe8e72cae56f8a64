import type { AnyShape, FullReport } from '@broadsheet/client';
import { buildSectionView, type SectionView } from '@broadsheet/view';
import type { FamilyDescription } from '../families/family-description.js';
import { factStyle } from '../figures/fact-style.js';
import { unitWriter } from '../figures/write-unit.js';

/** A section as the page shows it. */
export interface ShownSection {
  token: string;
  view: SectionView;
  /** The names of the charts that belong to it. */
  charts: string[];
}

type Section = FullReport<AnyShape>['sections'][number];

/**
 * A section that the description does not contain is left out: the meaning of its body is unknown. The
 * names of its charts and what they say in words are left out: the charts themselves are shown.
 */
export function viewSections(
  family: FamilyDescription,
  sections: readonly Section[],
  { language, charts: known }: { language: string; charts: readonly string[] },
): ShownSection[] {
  const placed = new Set<string>();
  const writing = { language, writeUnit: unitWriter(language), figures: factStyle(language) };
  return sections.flatMap(({ label, body }) => {
    const form = family.Sections.find((section) => section.Label === label);
    if (!form) return [];
    const charts = listCharts(body, known).filter((name) => !placed.has(name));
    for (const name of charts) placed.add(name);
    const section = { label, body: form.Body, words: family.Words };
    const shown = charts.length > 0 ? { ...body, Images: undefined, Facts: undefined } : body;
    const view = buildSectionView(section, { body: shown, ...writing });
    return [{ token: form.Token, view, charts }];
  });
}

function listCharts(body: object | null, known: readonly string[]): string[] {
  const { Images: names } = (body ?? {}) as { Images?: unknown };
  return Array.isArray(names) ? known.filter((name) => names.includes(name)) : [];
}
