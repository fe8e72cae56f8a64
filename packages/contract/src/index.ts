export * from './changes.js';
export * from './paging.js';
export * from './publish.js';
export * from './report-lists.js';
export * from './schemas.js';
export * from './search.js';
export * from './admin-account.js';
export * from './admin-clients.js';
export * from './authentication.js';
export * from './chart-data.js';
export * from './client.js';
export * from './company.js';
export * from './entitlement.js';
export * from './fields.js';
export * from './health.js';
export * from './images.js';
export * from './industry.js';
export * from './mcp.js';
export * from './metrics.js';
export * from './oauth.js';
export * from './openapi.js';
export * from './operation.js';
export * from './operations.js';
export * from './problem.js';
export * from './problems.js';
export * from './report-key.js';
export * from './section-result.js';
export * from './sections.js';
export * from './section-bodies/benchmarks.js';
export * from './section-bodies/financials.js';
export * from './section-bodies/growth-measures.js';
export * from './section-bodies/industries.js';
export * from './section-bodies/narratives.js';
export * from './section-bodies/ownership.js';
export * from './section-bodies/people.js';
export {
  Currency,
  Unit,
  Year,
  amount,
  amountUnits,
  optionalNumbers,
  isoDate,
  percentage,
  type AmountUnit,
  type TableLine,
} from './section-bodies/quantities.js';
export * from './section-bodies/ratio-definitions.js';
export * from './section-bodies/section-bodies.js';
export * from './section-bodies/segments.js';
export * from './section-bodies/single-values.js';
export * from './section-bodies/statement-lines.js';
export * from './well-known.js';
export { Type } from './type.js';
