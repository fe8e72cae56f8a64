import { demoDrivers } from './businessenvironment/index.js';
import { demoCompanies } from './companies/index.js';
import { demoEsg } from './esg/index.js';
import { demoIndustries } from './industries/index.js';
import { demoOccupations } from './occupation/index.js';
import { demoProcurement } from './procurement/index.js';
import { demoFirstRisk, demoRisk } from './risk/index.js';
import { demoSegments } from './segmentbenchmarking/index.js';
import { demoStates } from './state/index.js';
import { demoSuppliers } from './supplier/index.js';

/** The functions that make the demo documents of each family, in the order of publishing. */
const generators: Record<string, (options: GeneratorOptions) => Iterable<unknown>> = {
  industry: demoIndustries,
  company: demoCompanies,
  businessenvironment: demoDrivers,
  esg: demoEsg,
  risk: demoRisk,
  segmentbenchmarking: demoSegments,
  occupation: demoOccupations,
  procurement: demoProcurement,
  supplier: demoSuppliers,
  state: demoStates,
};

/** Earlier editions of some of them, of families whose figures are compared across editions. */
const firstGenerators: typeof generators = { risk: demoFirstRisk };

interface GeneratorOptions {
  seed: number;
  count?: number;
}

export interface DemoDocumentsOptions {
  /** The same seed gives the same reports. */
  seed?: number;
  /** How many documents of which families; the curated ones of every family if left out. */
  counts?: Readonly<Record<string, number>>;
}

export interface DemoDocument {
  family: string;
  document: unknown;
}

/** All demo documents, one at a time, so that any number of them fits in memory. */
export function demoDocuments(options?: DemoDocumentsOptions): Iterable<DemoDocument> {
  return generateAll(generators, options);
}

/** First editions of some demo documents, to be published before all others. */
export function demoFirstEditions(options?: DemoDocumentsOptions): Iterable<DemoDocument> {
  return generateAll(firstGenerators, options);
}

function* generateAll(
  all: typeof generators,
  { seed = 1, counts }: DemoDocumentsOptions = {},
): Iterable<DemoDocument> {
  for (const [family, generate] of Object.entries(all)) {
    const options = counts ? { seed, count: counts[family] ?? 0 } : { seed };
    for (const document of generate(options)) yield { family, document };
  }
}
