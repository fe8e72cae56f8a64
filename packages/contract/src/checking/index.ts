/** Checks values against schemas and explains what is wrong; for programs on Node. */
export { Findings, type Finding } from './finding.js';
export { findAtPointer, joinPointer, splitPointer } from './json-pointer.js';
export { findNearestName, getNearestName } from './nearest-name.js';
export { shortenValue } from './shorten-value.js';
export { buildSchemaCheck, compileSchema, listSchemaFindings } from './schema-check.js';
