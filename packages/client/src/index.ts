export type { Cache, CacheEntry } from './cache.js';
export type { CallOptions } from './call.js';
export type { ChangedPart, ChangeEvent, ChangesOptions, ChangesPage } from './changes.js';
export { Broadsheet } from './client.js';
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
export type { AnyFamily, AnyKey, AnyReport, AnyShape } from './families/any-family.js';
export type { AnyOperations, OwnOperations } from './families/own-operations.js';
export type { ChartMethods, ImageAsked } from './families/chart-methods.js';
export type {
  ChartEmbed,
  ChartFile,
  ChartFileAsked,
  ChartFileFormat,
  ChartLayout,
  EmbedAsked,
  PictureAsked,
} from './families/chart-files.js';
export type { ChartOf } from './families/chart.js';
export type { FamilyShape, TokenOf } from './families/family-shape.js';
export type { AnySectionOf, FullReport, LabelledSection } from './families/full-report.js';
export type { ImageDescriptorOf } from './families/image-descriptors.js';
export type { ListMethods, OneCountryListMethods } from './families/list-methods.js';
export type { SectionOfReport, SectionPage, SectionQuery } from './families/one-section.js';
export type { SectionMethods } from './families/section-methods.js';
export * from './families/shipped-exports.js';
export {
  familyNames,
  type FamilyMethods,
  type FamilyName,
  type FamilyOf,
} from './families/shipped-families.js';
export type { CacheRefresh } from './family-caches.js';
export type { Refresh } from './freshness.js';
export { memoryCache, type MemoryCacheOptions } from './memory-cache.js';
export type { BroadsheetOptions } from './options.js';
export type { Paged } from './paged.js';
export type {
  Chart,
  ChartKey,
  ImageDescriptor,
  ImageKey,
  Sections,
  SectionsQuery,
} from './plain-names.js';
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
export type { Family, FoundReport, SearchPage, SearchQuery, Understood } from './search.js';
export type { SectionResult, SectionsOf } from './section-results.js';
export type { AnswerReport } from './sender.js';
export type { Credentials, UserCredentials } from './tokens.js';
export type { DownloadAsked, DownloadFormat, ReportFile } from './download.js';
