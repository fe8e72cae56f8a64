/** Checking values against schemas, and telling people what is wrong: for programs on Node. */
export { Findings, type Finding } from './finding.js';
export { findAtPointer, joinPointer } from './json-pointer.js';
export { findNearestName, getNearestName } from './nearest-name.js';
export { buildSchemaCheck } from './schema-check.js';
