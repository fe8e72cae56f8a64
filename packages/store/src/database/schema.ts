import type { ColumnType, Generated } from 'kysely';

/** The tables as Kysely sees them. Times are milliseconds since 1970; JSON is kept as text. */
export interface Schema {
  /** Small facts about the store itself, by name. */
  meta: { name: string; value: string };
  /** Migrations that have run. */
  migration: { number: number; name: string; at: number };
  /** Positions that only grow; taking one is the first act of every write, so writers queue. */
  counter: { name: CounterName; value: number };
  report: ReportTable;
  edition: EditionTable;
  change: ChangeTable;
  spanning: SpanningTable;
  chart: ChartTable;
  /** Charts that were published and wait to be drawn; some were asked for, and so drawn, before. */
  undrawn: { id: Generated<number>; chart_sha256: string };
  image: ImageTable;
  report_search: ReportSearchTable;
  client: ClientTable;
  client_user: ClientUserTable;
  signing_key: SigningKeyTable;
  revoked_token: RevokedTokenTable;
  rate_window: RateWindowTable;
  usage: UsageTable;
  audit: AuditTable;
  /** One row: where the chain of the audit log has come to. */
  audit_head: { id: number; position: number; hash: string; sealed_id: number };
  /** From where acts were done; forgotten after a while. */
  audit_address: { position: number; at: number; address: string; salt: string };
  security_event: SecurityEventTable;
  /** Work that one process at a time does for all: see leases.ts. */
  lease: { name: string; owner: string; expires_at: number };
}

/** `time` is the latest time that was ever written or told. */
export type CounterName = 'change' | 'access' | 'time';

interface ReportTable {
  id: Generated<number>;
  /** Lower-case report key: the way a report is found. */
  lookup: string;
  family: string;
  country: string;
  code: string;
  /** Codes in the order in which people list them: numbers by their size. */
  code_order: string;
  language: string;
  /** Lower-case, because language names are matched without regard to case. */
  language_key: string;
  title: string;
  sector: string;
  /** The edition readers see; null after a withdrawal. */
  edition_id: number | null;
  /** Number of the last edition made. */
  last_edition: number;
  published_at: number;
  updated_at: number;
}

/** Rows of this table are never changed. */
interface EditionTable {
  id: Generated<number>;
  report_id: number;
  number: number;
  title: string;
  sector: string;
  /** JSON, see `EditionDraft.searchTerms`. */
  search_terms: string;
  /** Of the document in canonical form: an equal one makes no new edition. */
  sha256: string;
  /** Hashes of charts or sections by name, JSON. */
  parts: string;
  author: string;
  published_at: number;
  /** What figures that span reports need of this one, JSON. */
  figures: string | null;
  /** An answer ready to send, for a family that has one: the list of images. */
  listing: Buffer | null;
  /** Section results ready to send, packed (see editions/pack.ts). */
  sections: Buffer | null;
  document: string;
}

/** The sections of a company report that depend on other companies. */
interface SpanningTable {
  report_id: number;
  /** The edition whose figures they were made from. */
  edition_id: number;
  /** Hashes of the sections by token, JSON. */
  parts: string;
  /** Section results ready to send, packed. */
  sections: Buffer;
}

/** What happened to reports, in the order in which it became visible. */
interface ChangeTable {
  position: number;
  kind: string;
  report_id: number;
  edition_id: number | null;
  /** Null until it is stamped, just after it became visible: see changes/change-log.ts. */
  at: number | null;
  /** Hashes of the charts or sections that changed, by name, JSON; null for one that went. */
  parts: string;
}

/** Chart data by its own hash, so that editions share what they have in common. */
interface ChartTable {
  sha256: string;
  data: string;
}

/** What published reports are found by, folded (see search/search-words.ts). On SQLite an FTS5 table. */
interface ReportSearchTable {
  rowid: number;
  report_id: number;
  identifiers: string;
  title: string;
  other: string;
  vector: string;
}

interface ImageTable {
  chart_sha256: string;
  theme: string;
  scale: number;
  renderer: string;
  /** Of the PNG. */
  sha256: string;
  /** The PNG as the image call sends it. */
  base64: Buffer;
  /** Of `base64`: a tenth of the time of its hash, and every read is checked. */
  crc32: number | null;
}

interface ClientTable {
  id: string;
  name: string;
  secret_hash: string | null;
  /** JSON, see access/clients.ts. */
  entitlements: string;
  disabled_at: number | null;
  expires_at: number | null;
  created_at: number;
  /** JSON, see access/client.ts; null is unlimited. */
  rate_plan: string | null;
  /** A token is good only in the generation in which it was issued. */
  token_generation: number;
}

interface ClientUserTable {
  client_id: string;
  username: string;
  password_hash: string;
  /** As that of its client: see `findUserGeneration`. */
  token_generation: ColumnType<number, number | undefined, number>;
}

interface SigningKeyTable {
  id: string;
  private_jwk: string;
  created_at: number;
}

/** Tokens that were taken back before they expired; an expired one needs no row. */
interface RevokedTokenTable {
  id: string;
  expires_at: number;
}

/** How much of a limit was used in a window of time, by all processes together. */
interface RateWindowTable {
  subject: string;
  seconds: number;
  started_at: number;
  expires_at: number;
  count: number;
}

interface UsageTable {
  client_id: string;
  operation: string;
  /** `2026-11-15`, UTC. */
  day: string;
  count: number;
}

/** Rows of this table are never changed; the database refuses it. */
interface AuditTable {
  id: Generated<number>;
  at: number;
  /** Who. */
  actor: string;
  /** From where. */
  address: string;
  /** What: `client.add`. */
  action: string;
  /** To what: `client acme`, or a report key. */
  target: string;
  /** More about it, JSON; never a secret. */
  detail: string;
  /** In the chain: see audit/chain.ts. Null for what older programs wrote. */
  position: number | null;
  hash: string | null;
}

interface SecurityEventTable {
  id: Generated<number>;
  at: number;
  /** `login.failed`. */
  kind: string;
  /** Null where what was sent names no client. */
  client: string | null;
  username: string | null;
  address: string;
  /** Of the first, where there were several alike. */
  request_id: string;
  reason: string;
  count: number;
}
