import { companyDesign } from '../company/company-design.js';
import { industryDesign } from '../industry/industry-design.js';
import { riskDesign } from '../risk/risk-design.js';
import type { FamilyDesign } from './family-design.js';

/** The families with their own pages. */
export const familyDesigns: readonly FamilyDesign[] = [industryDesign, companyDesign, riskDesign];

export function findFamilyDesign(family: string): FamilyDesign | undefined {
  return familyDesigns.find((design) => design.family === family);
}
