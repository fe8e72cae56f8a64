import type { Operation } from '../../operation.js';
import type { FamilyDefinition } from '../family.js';
import { buildChartOperations } from './charts.js';
import { buildFullReport } from './full-report.js';
import { buildOneSection } from './one-section.js';
import { buildPublishOperations } from './publish.js';
import { buildListOperations } from './report-lists.js';
import { buildSectionResult } from './section-result.js';
import { buildSections } from './sections.js';

/** The operations of one family. */
export interface FamilyOperations {
  /** Undefined for a family without charts. */
  charts: ReturnType<typeof buildChartOperations> | undefined;
  /** Undefined for a family without sections. */
  sections: Record<'sections' | 'fullreport' | 'section', Operation> | undefined;
  lists: ReturnType<typeof buildListOperations>;
  /** Operations that no other family has. */
  own: readonly Operation[];
  publish: ReturnType<typeof buildPublishOperations>;
}

export function buildFamilyOperations(definition: FamilyDefinition): FamilyOperations {
  const hasCharts = Object.keys(definition.charts).length > 0;
  return {
    charts: hasCharts ? buildChartOperations(definition) : undefined,
    sections: buildSectionOperations(definition),
    lists: buildListOperations(definition),
    own: definition.operations ?? [],
    publish: buildPublishOperations(definition),
  };
}

function buildSectionOperations(definition: FamilyDefinition): FamilyOperations['sections'] {
  if (Object.keys(definition.sections).length === 0) return undefined;
  const result = buildSectionResult(definition);
  return {
    sections: buildSections(definition, result),
    fullreport: buildFullReport(definition, result),
    section: buildOneSection(definition),
  };
}

/** The operations for readers, in the order of the documentation. */
export function listReadingOperations(operations: FamilyOperations): Operation[] {
  const { charts, sections, lists, own } = operations;
  return [
    ...(charts ? [charts.images, charts.image, charts.chart, charts.embed] : []),
    ...(sections ? [sections.sections, sections.fullreport, sections.section] : []),
    ...[lists.updatedreports, lists.reportlist],
    ...own,
  ];
}
