export type { Cache, CacheEntry } from './cache/cache.js';
export type { CallOptions } from './http/call.js';
export type { ChangedPart, ChangeEvent, ChangesOptions, ChangesPage } from './reports/changes.js';
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
} from './http/errors.js';
export type { Fetch } from './http/exchange.js';
export type { AnyFamily, AnyKey, AnyReport, AnyShape } from './families/any-family.js';
export type { AnyOperations, OwnOperations } from './families/own-operations.js';
export type { ChartMethods, ImageAsked } from './families/chart-methods.js';
export type {
  ChartEmbed,
  ChartFile,
  ChartFileOptions,
  ChartFileFormat,
  ChartLayout,
  EmbedOptions,
  PictureOptions,
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
export type { CacheRefresh } from './cache/family-caches.js';
export type { Refresh } from './cache/freshness.js';
export { memoryCache, type MemoryCacheOptions } from './cache/memory-cache.js';
export type { BroadsheetOptions } from './options.js';
export type { Paged } from './reports/paged.js';
export type {
  Chart,
  ChartKey,
  ImageDescriptor,
  ImageKey,
  Sections,
  SectionsQuery,
} from './reports/plain-names.js';
export type { Problem, ProblemField } from './http/problem.js';
export type {
  Edition,
  PublishDocumentOptions,
  Published,
  PublishedDocument,
  PublishedQuery,
  PublishedReport,
  Publishing,
  PublishKey,
  PublishOptions,
} from './reports/publishing.js';
export type {
  DocumentDifference,
  DocumentDifferences,
  DocumentFinding,
  DocumentPreview,
  LastEdition,
  DocumentSource,
  PreviewOptions,
  PreviewChart,
} from './reports/preview.js';
export type { RateLimit } from './http/rate-limit.js';
export type {
  ComparedMeasure,
  ComparedPoint,
  ComparedReport,
  ComparedSeries,
  Comparison,
  ComparisonOptions,
  ComparisonFile,
  ComparisonFileOptions,
} from './reports/comparison.js';
export type { ReferencesQuery, RelatedReport } from './reports/references.js';
export type { ReportImage } from './reports/report-image.js';
export type {
  Listed,
  ReportListOptions,
  Updated,
  UpdatedReportsOptions,
} from './reports/report-lists.js';
export type { PageOptions, ReportPage } from './reports/report-page.js';
export type { Runtime } from './http/runtime.js';
export type { Family, FoundReport, SearchPage, SearchQuery, Understood } from './reports/search.js';
export type {
  Classification,
  ClassificationCode,
  ClassificationLevel,
  Classifications,
  ClassificationVersions,
  CodedReport,
  CodesByReportQuery,
  CodesOfReport,
  CodesPage,
  CodesQuery,
  Concordance,
  ConvertedCode,
  ConvertedCodes,
  ConvertedTarget,
  ConvertQuery,
  ReportCode,
  ReportsByCode,
  ReportsByCodeQuery,
  ReportsOfCode,
} from './reports/classifications.js';
export type {
  ClassificationEdition,
  ClassificationPublished,
  ClassificationPublishing,
} from './reports/classification-publishing.js';
export type { SectionResult, SectionsOf } from './reports/section-results.js';
export type {
  AddedClient,
  Administration,
  Client,
  ClientChange,
  ClientPage,
  ClientRateLimit,
  ClientRight,
  NewClient,
  UsageEntry,
  UsageQuery,
} from './administration.js';
export type { AnswerReport } from './http/sender.js';
export type { Credentials, SessionCredentials, UserCredentials } from './http/tokens.js';
export type { DownloadOptions, DownloadFormat, ReportFile } from './download.js';
