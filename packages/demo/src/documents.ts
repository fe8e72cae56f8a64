import type { Family } from '@broadsheet/contract';
import { demoCompanies } from './companies/index.js';
import { demoIndustries } from './industries/index.js';

export interface DemoDocumentsOptions {
  /** The same seed gives the same reports. */
  seed?: number;
  /** How many industry documents; by default the curated ones. */
  industries?: number;
  /** How many company documents; by default the curated ones. */
  companies?: number;
}

export interface DemoDocument {
  family: Family;
  document: unknown;
}

/** All demo documents, one at a time, so that any number of them fits in memory. */
export function* demoDocuments({
  seed = 1,
  industries,
  companies,
}: DemoDocumentsOptions = {}): Iterable<DemoDocument> {
  const industryOptions = industries === undefined ? { seed } : { seed, count: industries };
  for (const document of demoIndustries(industryOptions)) yield { family: 'industry', document };
  const companyOptions = companies === undefined ? { seed } : { seed, count: companies };
  for (const document of demoCompanies(companyOptions)) yield { family: 'company', document };
}
