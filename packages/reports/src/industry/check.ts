import type { Finding } from '../finding.js';
import { buildSchemaCheck } from '../schema-check.js';
import { IndustryDocument } from './document.js';

const checkSchema = buildSchemaCheck(IndustryDocument);

/** Everything that is wrong with an industry document, all at once; empty when it may be published. */
export function checkIndustryDocument(value: unknown): Finding[] {
  return checkSchema(value);
}
