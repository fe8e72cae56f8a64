export type { Cache, CacheEntry } from './cache.js';
export type { CallOptions } from './call.js';
export type { ChangedPart, ChangeEvent, ChangesOptions, ChangesPage } from './changes.js';
export type { Chart, ChartKey } from './chart.js';
export { Broadsheet } from './client.js';
export type { Company, CompanyKey, CompanyReport, SectionsQuery } from './company.js';
export {
  AuthenticationError,
  BadRequestError,
  BroadsheetError,
  EditionConflictError,
  EntitlementError,
  InvalidAnswerError,
  NetworkError,
  NotFoundError,
  NotOfferedError,
  RateLimitError,
  ServiceUnavailableError,
  type Failure,
} from './errors.js';
export type { Fetch } from './exchange.js';
export type { CacheRefresh } from './family-caches.js';
export type { Refresh } from './freshness.js';
export { imageNames, type ImageName } from './image-name.js';
export type { Industry, IndustryReport } from './industry.js';
export type { ImageDescriptor, ImageKey, IndustryKey } from './industry-key.js';
export { memoryCache, type MemoryCacheOptions } from './memory-cache.js';
export type { BroadsheetOptions } from './options.js';
export type { Paged } from './paged.js';
export type { Problem, ProblemField } from './problem.js';
export type {
  Edition,
  PublishDocumentOptions,
  Published,
  PublishedDocument,
  Publishing,
  PublishKey,
  PublishOptions,
} from './publishing.js';
export type { RateLimit } from './rate-limit.js';
export type { ReportImage } from './report-image.js';
export type { Listed, ReportListOptions, Updated, UpdatedReportsOptions } from './report-lists.js';
export type { PageOptions, ReportPage } from './report-page.js';
export type { Runtime } from './runtime.js';
export type { Family, FoundReport, SearchQuery } from './search.js';
export type { SectionResult, Sections } from './section-results.js';
export type * from './sections/benchmarks.js';
export type * from './sections/details.js';
export type * from './sections/financials.js';
export type * from './sections/narratives.js';
export type * from './sections/operations.js';
export type * from './sections/ownership.js';
export type * from './sections/people.js';
export { sectionTokens, type SectionBodies, type SectionToken } from './sections/section-bodies.js';
export type { AnswerReport } from './sender.js';
export type { Credentials, UserCredentials } from './tokens.js';
