export { demoDrivers, type DemoDriversOptions } from './businessenvironment/index.js';
export { demoClassifications } from './classifications/index.js';
export { demoCompanies, type DemoCompaniesOptions } from './companies/index.js';
export {
  demoDocuments,
  demoFirstEditions,
  type DemoDocument,
  type DemoDocumentsOptions,
} from './documents.js';
export { demoEsg, type DemoEsgOptions } from './esg/index.js';
export { demoIndustries, type DemoIndustriesOptions } from './industries/index.js';
export { demoProcurement, type DemoProcurementOptions } from './procurement/index.js';
export { demoRisk, type DemoRiskOptions } from './risk/index.js';
export { demoSegments, type DemoSegmentsOptions } from './segmentbenchmarking/index.js';
export { demoOccupations, type DemoOccupationsOptions } from './occupation/index.js';
export { demoSuppliers, type DemoSuppliersOptions } from './supplier/index.js';
export { demoStates, type DemoStatesOptions } from './state/index.js';
