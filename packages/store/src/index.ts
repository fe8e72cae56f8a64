export type {
  BrowserSessionStore,
  NewSession,
  SessionUser,
  StoredSession,
} from './access/browser-sessions.js';
export {
  auditEverything,
  ClientExistsError,
  NoSuchClientError,
  NoSuchUserError,
  findUserGeneration,
  type Client,
  type ClientChanges,
  type Entitlement,
  type NewClient,
  type RateLimit,
} from './access/client.js';
export type { ClientStore } from './access/clients.js';
export { isCommonPassword } from './access/common-password.js';
export type { CursorKey } from './access/cursor-key.js';
export { isSealed, StoreKeyError } from './access/key-cipher.js';
export type { RateWindow, RateWindowStore } from './access/rate-windows.js';
export type { RevocationStore } from './access/revocations.js';
export type { Scope } from './access/scope.js';
export { openText, sealText } from './access/sealed-text.js';
export { generateSecret, type SecretCost } from './access/secret.js';
export type { SecurityEvent, SecurityEventStore } from './access/security-events.js';
export type { SigningKey } from './access/signing-keys.js';
export type { Usage, UsageQuery, UsageStore } from './access/usage.js';
export type { Act, Actor } from './audit/act.js';
export type { AuditEntry, AuditQuery, AuditStore } from './audit/audit.js';
export type { AuditCheck } from './audit/check.js';
export { joinNext } from './join-next.js';
export type { Change, ChangeStore } from './changes/changes.js';
export type { PartChanges } from './changes/parts.js';
export {
  ClassificationConflictError,
  WithdrawnClassificationError,
  type ClassificationDraft,
  type ClassificationEdition,
  type ClassificationKind,
  type ClassificationOutcome,
  type ClassificationStore,
  type CodedReport,
  type CurrentClassification,
  type HashedClassification,
  type ReportCodes,
} from './classifications/classifications.js';
export { CannotCopyError } from './copy/cannot-copy.js';
export { UnfinishedCopyError } from './copy/copy-state.js';
export {
  CopyDiffersError,
  copyStore,
  type CopiedRows,
  type CopyOptions,
} from './copy/copy-store.js';
export { TargetNotEmptyError } from './copy/prepare-target.js';
export { BadDatabaseUrlError, withoutPassword } from './database/database-url.js';
export { codeOrder } from './database/key-columns.js';
export { StoreUnreachableError } from './database/unreachable.js';
export { StoreUnwritableError } from './database/unwritable.js';
export {
  downloadLease,
  type DownloadKey,
  type DownloadStore,
  type StoredDownload,
} from './downloads/downloads.js';
export { canonicalJson, sha256 } from './editions/canonical.js';
export {
  hashDraft,
  type EditionDraft,
  type HashedDraft,
  type KeyFigure,
} from './editions/edition-draft.js';
export {
  CorruptEditionError,
  type CurrentEdition,
  type EditionSummary,
  type StoredDocument,
} from './editions/edition-reads.js';
export type { EditionStore } from './editions/editions.js';
export type { PublishedTitle } from './editions/list-titles.js';
export type { Published } from './editions/published.js';
export {
  EditionConflictError,
  WithdrawnReportError,
  type EditionAct,
} from './editions/publisher.js';
export type {
  Span,
  SpanningRefresh,
  SpanningRow,
  SpanningStore,
  StoredFigures,
} from './editions/spanning.js';
export type { FigureStore, UnfilledEdition } from './figures/figures.js';
export type { MovedQuery, MovedReport } from './figures/list-moved.js';
export {
  CorruptImageError,
  drawingLease,
  type ImageStore,
  type UndrawnChart,
} from './images/images.js';
export type { ImageKey, StoredImage } from './images/stored-image.js';
export type { LeaseStore } from './leases.js';
export type { KnownListed } from './lists/list-known.js';
export type { ListedReport } from './lists/listed-report.js';
export type { ReportListStore } from './lists/report-lists.js';
export type {
  ReportSection,
  SectionPosition,
  SectionQuery,
  SectionReport,
} from './lists/section-reads.js';
export { ForeignDatabaseError } from './migrations/foreign-database.js';
export { NewerDatabaseError } from './migrations/migrate.js';
export type { ReferenceStore, UnfilledReferences } from './references/references.js';
export type { Subject } from './references/subject.js';
export { foldText } from './search/analysis/fold-text.js';
export { splitWords } from './search/analysis/split-words.js';
export { stemWord } from './search/analysis/stem-word.js';
export type { Indexer } from './search/index/indexer.js';
export type { FoundReport, SearchResult, SearchStore, Understood } from './search/search-result.js';
export type { SynonymStore } from './search/synonyms/synonym-store.js';
export type { Synonym, Synonyms } from './search/synonyms/synonyms.js';
export { listExposedPaths, type ExposedPath } from './sqlite/private-file.js';
export { openStore, type Store, type StoreOptions } from './store.js';
