import { sealedAtOnceName } from '../access/cursor-key.js';

/** A table whose rows are copied as they are. */
export interface CopiedTable {
  name: string;
  /** What its rows are read in the order of. */
  key: readonly string[];
  /**
   * What can have happened to the table since an interrupted copy: rows were only added after the
   * last one (`grows`), anywhere (`adds`), or anything at all (`changes`).
   */
  since: 'grows' | 'adds' | 'changes';
  /** Its `id` is given by the database. */
  hasIdentity?: true;
  /** A row that is there already is left as it is. */
  refusesChange?: true;
  /** Rows that belong to the database itself. */
  skip?: ReadonlySet<string>;
}

export const copyStateName = 'copy';
export const storeIdName = 'store-id';

/** Rows come after what they refer to. Times and positions stay, so readers' cursors stay valid. */
export const copiedTables: CopiedTable[] = [
  { name: 'report', key: ['id'], since: 'changes', hasIdentity: true },
  { name: 'edition', key: ['id'], since: 'grows', hasIdentity: true },
  { name: 'change', key: ['position'], since: 'grows' },
  // What is done to reports and to clients at the same time is not committed in the order of ids.
  { name: 'audit', key: ['id'], since: 'adds', hasIdentity: true, refusesChange: true },
  { name: 'chart', key: ['sha256'], since: 'adds' },
  { name: 'image', key: ['chart_sha256', 'theme', 'scale', 'renderer'], since: 'adds' },
  { name: 'undrawn', key: ['id'], since: 'changes', hasIdentity: true },
  { name: 'spanning', key: ['report_id'], since: 'changes' },
  { name: 'client', key: ['id'], since: 'changes' },
  { name: 'client_user', key: ['client_id', 'username'], since: 'changes' },
  { name: 'signing_key', key: ['id'], since: 'changes' },
  { name: 'revoked_token', key: ['id'], since: 'changes' },
  { name: 'rate_window', key: ['subject', 'seconds', 'started_at'], since: 'changes' },
  { name: 'usage', key: ['client_id', 'operation', 'day'], since: 'changes' },
  { name: 'audit_head', key: ['id'], since: 'changes' },
  { name: 'audit_address', key: ['position'], since: 'changes' },
  { name: 'security_event', key: ['id'], since: 'changes', hasIdentity: true },
  { name: 'counter', key: ['name'], since: 'changes' },
  {
    name: 'meta',
    key: ['name'],
    since: 'changes',
    skip: new Set([copyStateName, storeIdName, sealedAtOnceName, 'least-migration']),
  },
];

/** Not copied: made by migrating, made anew from the reports, or of no use elsewhere. */
export const tablesLeftOut = ['migration', 'report_search', 'lease'];
