export { demoIndustries, type DemoIndustriesOptions } from './industries/index.js';
