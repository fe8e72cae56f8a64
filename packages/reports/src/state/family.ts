import { state } from '@broadsheet/contract';
import { buildHeadingContext } from '../charts/heading-context.js';
import { defineReportFamily } from '../family.js';
import { listIndustryReference } from '../scores/references.js';
import { pick } from '../sections/pick.js';
import { buildStateTrend } from './charts.js';
import { checkState, listDrawnTexts } from './check.js';
import { StateDocument } from './document.js';
import { buildStateSections, type StateFigures } from './sections.js';
import { createStateSpanning } from './spanning.js';

export const stateFamily = defineReportFamily({
  definition: state,
  document: StateDocument,
  check: checkState,
  listDrawnTexts,
  listReferences: listIndustryReference,
  derive(document) {
    const Revenue = buildStateTrend(document, 'Revenue');
    const Employees = buildStateTrend(document, 'Employees');
    const charts = { ...(Revenue && { Revenue }), ...(Employees && { Employees }) };
    const { Country, Region, RegionName, Code } = document;
    return {
      title: buildHeadingContext(document, RegionName).title,
      sector: document.Sector,
      searchTerms: [Code, Region, `${Country}-${Region}`],
      sections: buildStateSections(document, charts),
      // The comparison of regions is drawn from the reports on all of them.
      charts: { Revenue, Employees, RegionalShares: undefined },
      figures: pick(
        ...(['Country', 'Region', 'RegionName', 'Code', 'Language', 'Title'] as const),
        ...(['Source', 'DataDate', 'Currency'] as const),
        ...(['Revenue', 'Wages', 'Employees', 'Establishments'] as const),
      )(document) satisfies StateFigures,
    };
  },
  spanning: { create: createStateSpanning },
});
