export { canonicalJson, sha256 } from './canonical.js';
export type { AuditCheck } from './audit-check.js';
export type { Act, Actor, AuditEntry, AuditQuery, AuditStore } from './audit.js';
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
} from './client.js';
export type { CursorKey } from './cursor-key.js';
export type { ClientStore } from './clients.js';
export { isCommonPassword } from './common-password.js';
export { CannotCopyError } from './copy/cannot-copy.js';
export { UnfinishedCopyError } from './copy/copy-state.js';
export {
  CopyDiffersError,
  copyStore,
  type CopiedRows,
  type CopyOptions,
} from './copy/copy-store.js';
export { TargetNotEmptyError } from './copy/prepare-target.js';
export { BadDatabaseUrlError, withoutPassword } from './database.js';
export { StoreUnwritableError } from './unwritable.js';
export {
  codeOrder,
  hashDraft,
  lookupOf,
  type EditionDraft,
  type HashedDraft,
} from './edition-draft.js';
export {
  CorruptEditionError,
  type CurrentEdition,
  type EditionSummary,
  type StoredDocument,
} from './edition-reads.js';
export type { EditionStore } from './editions.js';
export {
  EditionConflictError,
  WithdrawnReportError,
  type EditionAct,
  type Published,
} from './publisher.js';
export type { Change, ChangeStore } from './changes.js';
export type { ListedReport, ReportListStore } from './report-lists.js';
export type { Scope } from './scope.js';
export type {
  ReportSection,
  SectionPosition,
  SectionQuery,
  SectionReport,
} from './section-reads.js';
export type { FoundReport, SearchStore } from './search.js';
export type { PartChanges } from './parts.js';
export { CorruptImageError, drawingLease, type ImageStore, type UndrawnChart } from './images.js';
export type { ImageKey, StoredImage } from './stored-image.js';
export { isSealed, StoreKeyError } from './key-cipher.js';
export type { LeaseStore } from './leases.js';
export { ForeignDatabaseError } from './foreign-database.js';
export { NewerDatabaseError } from './migrate.js';
export { listExposedPaths, type ExposedPath } from './private-file.js';
export type { RateWindow, RateWindowStore } from './rate-windows.js';
export type { RevocationStore } from './revocations.js';
export { generateSecret, type SecretCost } from './secret.js';
export type { SecurityEvent, SecurityEventStore } from './security-events.js';
export type { SigningKey } from './signing-keys.js';
export type { Usage, UsageQuery, UsageStore } from './usage.js';
export { StoreUnreachableError } from './unreachable.js';
export { openStore, type Store, type StoreOptions } from './store.js';
export type {
  Span,
  SpanningRefresh,
  SpanningRow,
  SpanningStore,
  StoredFigures,
} from './spanning.js';
