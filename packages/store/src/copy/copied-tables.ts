import { sealedAtOnceName } from '../access/cursor-key.js';
import { indexedFact } from '../search/index/index-version.js';

/** A table whose rows are copied as they are. */
export interface CopiedTable {
  name: string;
  /** The columns by which rows are sorted when they are read. */
  key: readonly string[];
  /**
   * What can have happened to the source table since an interrupted copy: rows were added only
   * after the last one (`grows`), rows were added anywhere (`adds`), or anything (`changes`).
   */
  since: 'grows' | 'adds' | 'changes';
  /** The database generates its `id`. */
  hasIdentity?: true;
  /** A row that exists in the target is not overwritten. */
  refusesChange?: true;
  /** Rows that describe the database itself and are not copied. */
  skip?: ReadonlySet<string>;
}

export const copyStateName = 'copy';
export const storeIdName = 'store-id';

/**
 * A table comes after the tables it refers to. Times and positions are kept, so cursors stay valid.
 */
export const copiedTables: CopiedTable[] = [
  { name: 'report', key: ['id'], since: 'changes', hasIdentity: true },
  { name: 'edition', key: ['id'], since: 'grows', hasIdentity: true },
  { name: 'change', key: ['position'], since: 'grows' },
  // Concurrent acts on reports and on clients are not committed in the order of ids.
  { name: 'audit', key: ['id'], since: 'adds', hasIdentity: true, refusesChange: true },
  { name: 'chart', key: ['sha256'], since: 'adds' },
  { name: 'image', key: ['chart_sha256', 'theme', 'scale', 'renderer'], since: 'adds' },
  { name: 'undrawn', key: ['id'], since: 'changes', hasIdentity: true },
  { name: 'spanning', key: ['report_id'], since: 'changes' },
  { name: 'figure', key: ['report_id', 'name', 'edition_id'], since: 'changes' },
  { name: 'edition_reference', key: ['edition_id'], since: 'adds' },
  {
    name: 'reference',
    key: ['named', 'family', 'country', 'code', 'report_id'],
    since: 'changes',
  },
  { name: 'classification', key: ['name'], since: 'changes' },
  { name: 'classification_edition', key: ['name', 'number'], since: 'adds' },
  {
    name: 'report_cover',
    key: ['report_id', 'edition_id', 'version', 'code'],
    since: 'adds',
  },
  { name: 'client', key: ['id'], since: 'changes' },
  { name: 'client_user', key: ['client_id', 'username'], since: 'changes' },
  { name: 'signing_key', key: ['id'], since: 'changes' },
  { name: 'revoked_token', key: ['id'], since: 'changes' },
  { name: 'browser_session', key: ['id_hash'], since: 'changes' },
  { name: 'rate_window', key: ['subject', 'seconds', 'started_at'], since: 'changes' },
  { name: 'usage', key: ['client_id', 'operation', 'day'], since: 'changes' },
  { name: 'audit_head', key: ['id'], since: 'changes' },
  { name: 'audit_address', key: ['position'], since: 'changes' },
  { name: 'security_event', key: ['id'], since: 'changes', hasIdentity: true },
  { name: 'synonym', key: ['language', 'word', 'meaning'], since: 'changes' },
  { name: 'counter', key: ['name'], since: 'changes' },
  {
    name: 'meta',
    key: ['name'],
    since: 'changes',
    skip: new Set([copyStateName, storeIdName, sealedAtOnceName, 'least-migration', indexedFact]),
  },
];

/** Not copied: created by migrations, rebuilt from the reports, or useless elsewhere. */
export const tablesLeftOut = [
  ...['migration', 'lease', 'download'],
  ...['report_search', 'report_words', 'report_indexed', 'search_word'],
];
