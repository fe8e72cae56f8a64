export { demoDrivers, type DemoDriversOptions } from './businessenvironment/index.js';
export { demoClassifications } from './classifications/index.js';
export { demoCompanies, type DemoCompaniesOptions } from './companies/index.js';
export {
  demoDocuments,
  demoFirstEditions,
  type DemoDocument,
  type DemoDocumentsOptions,
} from './documents.js';
export { demoEsg } from './esg/index.js';
export { demoIndustries, type DemoIndustriesOptions } from './industries/index.js';
export { demoProcurement } from './procurement/index.js';
export { demoRisk } from './risk/index.js';
export { demoSegments } from './segmentbenchmarking/index.js';
export { demoOccupations } from './occupation/index.js';
export { demoSuppliers } from './supplier/index.js';
export { demoStates } from './state/index.js';
