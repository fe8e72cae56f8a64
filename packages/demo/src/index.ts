export { demoIndustries, type DemoIndustriesOptions } from './industries/index.js';
export { demoCompanies, type DemoCompaniesOptions } from './companies/index.js';
