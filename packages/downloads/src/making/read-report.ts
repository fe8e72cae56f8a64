import type { ChartData, SectionResult } from '@broadsheet/contract';
import { buildSectionView, type SectionView } from '@broadsheet/view';
import type { FamilyForm, ReportTask } from '../report-task.js';

export interface ReportChart {
  name: string;
  data: ChartData;
}

export interface ReportSection {
  token: string;
  /** The section result as it is stored, JSON. */
  result: Uint8Array;
  view: SectionView;
  /** The charts that belong to it. */
  charts: ReportChart[];
}

/**
 * The input of a renderer of files: everything in the report's language, and independent of its
 * family.
 */
export interface Report extends Omit<ReportTask, 'sections' | 'charts' | 'form'> {
  /** The heading of lists of its family: `Industry reports`. */
  familyTitle: string;
  sections: ReportSection[];
  /** The charts that no section names. */
  charts: ReportChart[];
}

export function readReport({ form, sections, charts, ...task }: ReportTask): Report {
  const family = parseForm(form);
  const read = sections.flatMap(({ token, result }) => {
    const section = family.sections.find((known) => known.token === token);
    if (!section) return [];
    const { Body: body } = JSON.parse(Buffer.from(result).toString()) as SectionResult;
    const names = listChartNames(body, family.charts);
    const own = names.flatMap((name) => charts.find((chart) => chart.name === name) ?? []);
    // The charts are shown in the section itself, so their names are left out.
    const shown = names.length > 0 ? { ...body, Images: undefined } : body;
    const view = buildSectionView(
      { label: section.label, body: section.body, words: family.words },
      { body: shown, language: task.head.language },
    );
    return [{ token, result, view, charts: own }];
  });
  const placed = new Set(read.flatMap((section) => section.charts.map(({ name }) => name)));
  const others = charts.filter(({ name }) => !placed.has(name));
  const familyTitle = family.words[task.head.language]?.[family.title] ?? family.title;
  return { ...task, familyTitle, sections: read, charts: task.isPart ? [] : others };
}

/** A section names its charts in `Images`. */
function listChartNames(body: SectionResult['Body'], known: string[]): string[] {
  const { Images: names } = body ?? {};
  if (!Array.isArray(names)) return [];
  return names.filter((name): name is string => typeof name === 'string' && known.includes(name));
}

let last: { form: string; family: FamilyForm } | undefined;

/** Caches the last form: workers make many files of one family. */
function parseForm(form: string): FamilyForm {
  if (last?.form !== form) last = { form, family: JSON.parse(form) as FamilyForm };
  return last.family;
}
