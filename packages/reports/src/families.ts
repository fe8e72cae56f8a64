import { createFamilies, type Families } from '@broadsheet/contract';
import { businessEnvironmentFamily } from './businessenvironment/family.js';
import { companyFamily } from './company/family.js';
import { esgFamily } from './esg/family.js';
import type { ReportFamily } from './family.js';
import { industryFamily } from './industry/family.js';
import { occupationFamily } from './occupation/family.js';
import { procurementFamily } from './procurement/family.js';
import { riskFamily } from './risk/family.js';
import { segmentBenchmarkingFamily } from './segmentbenchmarking/family.js';
import { stateFamily } from './state/family.js';
import { supplierFamily } from './supplier/family.js';

/** The families of a program, with the code for their documents. */
export interface ReportFamilies {
  /** What follows from the definitions alone. */
  families: Families;
  list: readonly ReportFamily[];
  get(name: string): ReportFamily;
}

export function createReportFamilies(list: readonly ReportFamily[]): ReportFamilies {
  const byName = new Map(list.map((family) => [family.definition.name, family]));
  return {
    families: createFamilies(list.map(({ definition }) => definition)),
    list,
    get(name) {
      const family = byName.get(name);
      if (family) return family;
      throw new RangeError(`there is no family ${JSON.stringify(name)}`);
    },
  };
}

/** The families that Broadsheet ships. */
export const reportFamilies = createReportFamilies([
  industryFamily,
  companyFamily,
  businessEnvironmentFamily,
  esgFamily,
  riskFamily,
  segmentBenchmarkingFamily,
  occupationFamily,
  procurementFamily,
  supplierFamily,
  stateFamily,
]);
