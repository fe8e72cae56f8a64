import { businessEnvironment } from './businessenvironment/definition.js';
import { company } from './company/definition.js';
import { esg } from './esg/definition.js';
import { createFamilies } from './families.js';
import { industry } from './industry/definition.js';
import { occupation } from './occupation/definition.js';
import { procurement } from './procurement/definition.js';
import { risk } from './risk/definition.js';
import { segmentBenchmarking } from './segmentbenchmarking/definition.js';
import { state } from './state/definition.js';
import { supplier } from './supplier/definition.js';

/** The families that Broadsheet ships, in the order in which everything lists them. */
export const families = createFamilies([
  industry,
  company,
  businessEnvironment,
  esg,
  risk,
  segmentBenchmarking,
  occupation,
  procurement,
  supplier,
  state,
]);
