import { families as shippedFamilies, type Families } from '@broadsheet/contract';
import { createBrowserSessionStore, type BrowserSessionStore } from './access/browser-sessions.js';
import { createClientStore, type ClientStore } from './access/clients.js';
import { getCursorKey, type CursorKey } from './access/cursor-key.js';
import { createKeyCipher } from './access/key-cipher.js';
import { createRateWindowStore, type RateWindowStore } from './access/rate-windows.js';
import { createRevocationStore, type RevocationStore } from './access/revocations.js';
import { defaultSecretCost, type SecretCost } from './access/secret.js';
import { createSecurityEventStore, type SecurityEventStore } from './access/security-events.js';
import { createSigningKeyStore, type SigningKeyStore } from './access/signing-keys.js';
import { createUsageStore, type UsageStore } from './access/usage.js';
import { createAuditStore, type AuditStore } from './audit/audit.js';
import { stampChanges } from './changes/change-log.js';
import { createChangeStore, type ChangeStore } from './changes/changes.js';
import {
  createClassificationStore,
  type ClassificationStore,
} from './classifications/classifications.js';
import { requireFinished } from './copy/copy-state.js';
import { getCounters } from './database/counter.js';
import type { Database } from './database/database.js';
import { createMetaStore, type MetaStore } from './database/meta.js';
import type { CounterName } from './database/schema.js';
import { createDownloadStore, type DownloadStore } from './downloads/downloads.js';
import { createEditionStore, type EditionStore } from './editions/editions.js';
import { createSpanningStore, type SpanningStore } from './editions/spanning.js';
import { createFigureStore, type FigureStore } from './figures/figures.js';
import { createImageStore, type ImageStore } from './images/images.js';
import { joinNext } from './join-next.js';
import { createLeaseStore, type LeaseStore } from './leases.js';
import { createReportListStore, type ReportListStore } from './lists/report-lists.js';
import { isUpToDate, migrate } from './migrations/migrate.js';
import { openDatabase } from './open-database.js';
import type { PostgresOptions } from './postgres/open-postgres.js';
import { isPooled, type PoolStats } from './postgres/pool.js';
import { createReferenceStore, type ReferenceStore } from './references/references.js';
import { createIndexer, type Indexer } from './search/index/indexer.js';
import { createSearchIndex } from './search/search-index.js';
import type { SearchStore } from './search/search-result.js';
import { createSearchStore } from './search/search.js';
import { createSynonymStore, type SynonymStore } from './search/synonyms/synonym-store.js';
import { createVocabulary } from './search/vocabulary/vocabulary.js';

export interface Store {
  dialect: Database['dialect'];
  meta: MetaStore;
  editions: EditionStore;
  lists: ReportListStore;
  changes: ChangeStore;
  search: SearchStore;
  /** Completes the search index after an upgrade. */
  indexer: Indexer;
  synonyms: SynonymStore;
  images: ImageStore;
  downloads: DownloadStore;
  spanning: SpanningStore;
  figures: FigureStore;
  references: ReferenceStore;
  classifications: ClassificationStore;
  clients: ClientStore;
  signingKeys: SigningKeyStore;
  revocations: RevocationStore;
  browserSessions: BrowserSessionStore;
  rateWindows: RateWindowStore;
  usage: UsageStore;
  audit: AuditStore;
  securityEvents: SecurityEventStore;
  leases: LeaseStore;
  /** The key with which all processes encrypt cursors; created if there is none. */
  getCursorKey(): Promise<CursorKey>;
  /** The counters of report and client changes: a cheap poll tells whether to read again. */
  getCounters(): Promise<Record<CounterName, number>>;
  /** How busy the connections to the database are; undefined for SQLite, which has none. */
  connectionStats(): PoolStats | undefined;
  /** Calls back soon after any process changed something; a hint that can be missed. */
  listen(onChanged: () => void): void;
  close(): Promise<void>;
}

export interface StoreOptions extends PostgresOptions {
  clock?: () => number;
  secretCost?: SecretCost;
  /** The families of the stored reports; the shipped families if left out. */
  families?: Families;
  /** Encrypts private keys in the store: 32 bytes in Base64 or hexadecimal. */
  storeKey?: string | undefined;
}

/** Opens the database, migrates it, and refuses one written by a newer program. */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const {
    clock = Date.now,
    secretCost = defaultSecretCost,
    families = shippedFamilies,
    storeKey,
    ...settings
  } = options;
  const cipher = createKeyCipher(storeKey);
  const database = await openDatabase(url, settings);
  try {
    await bringUpToDate(url, database, clock());
    await requireFinished(database.read);
  } catch (error) {
    await database.close();
    throw error;
  }
  return createParts(database, { clock, secretCost, families, cipher });
}

interface PartOptions {
  clock: () => number;
  secretCost: SecretCost;
  families: Families;
  cipher: ReturnType<typeof createKeyCipher>;
}

function createParts(
  database: Database,
  { clock, secretCost, families, cipher }: PartOptions,
): Store {
  const vocabulary = createVocabulary(database, clock);
  const indexer = createIndexer(database, vocabulary);
  const synonyms = createSynonymStore(database, clock);
  // Stamping waits for publishing transactions: one connection should wait, not one per reader.
  const stamp = joinNext(() => stampChanges(database, clock));
  return {
    dialect: database.dialect,
    meta: createMetaStore(database),
    editions: createEditionStore(database, {
      search: createSearchIndex(database.dialect, vocabulary),
      clock,
      stamp,
      families,
    }),
    lists: createReportListStore(database, stamp),
    changes: createChangeStore(database, stamp),
    search: createSearchStore(database, { families, indexer, synonyms, vocabulary }),
    indexer,
    synonyms,
    images: createImageStore(database, clock),
    downloads: createDownloadStore(database),
    spanning: createSpanningStore(database, clock),
    figures: createFigureStore(database, stamp),
    references: createReferenceStore(database),
    classifications: createClassificationStore(database, clock),
    clients: createClientStore(database, clock, secretCost),
    signingKeys: createSigningKeyStore(database, { clock, cipher }),
    revocations: createRevocationStore(database, clock),
    browserSessions: createBrowserSessionStore(database, clock),
    rateWindows: createRateWindowStore(database, clock),
    usage: createUsageStore(database),
    audit: createAuditStore(database, clock),
    securityEvents: createSecurityEventStore(database),
    leases: createLeaseStore(database, clock),
    getCursorKey: () => getCursorKey(database, { clock, cipher }),
    getCounters: () => getCounters(database.read),
    connectionStats: () => (isPooled(database) ? database.poolStats() : undefined),
    listen: (onChanged) => {
      database.listen(onChanged);
    },
    close: () => database.close(),
  };
}

/**
 * On PostgreSQL through connections without time limits: building an index, or waiting for another
 * process that does, takes longer than a request may.
 */
async function bringUpToDate(url: string, database: Database, now: number): Promise<void> {
  if (await isUpToDate(database.read)) return;
  if (database.dialect === 'sqlite') return migrate(database, now);
  const patient = await openDatabase(url, { statementTimeoutMs: 0, isPatient: true });
  try {
    await migrate(patient, now);
  } finally {
    await patient.close();
  }
}
