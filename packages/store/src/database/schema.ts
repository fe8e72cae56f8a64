import type { ColumnType, Generated } from 'kysely';

/** The tables as Kysely sees them. Times are milliseconds since 1970; JSON is kept as text. */
export interface Schema {
  /** Small facts about the store itself, by name. */
  meta: { name: string; value: string };
  /** Migrations that have run. */
  migration: { number: number; name: string; at: number };
  /** Positions that only grow. Every write first locks one, so writers queue. */
  counter: { name: CounterName; value: number };
  report: ReportTable;
  edition: EditionTable;
  change: ChangeTable;
  figure: FigureTable;
  /** The reports that an edition names, JSON: see references/subject.ts. */
  edition_reference: { edition_id: number; named: string };
  reference: ReferenceTable;
  spanning: SpanningTable;
  /** Classifications and concordances; `edition` is null after a withdrawal. */
  classification: {
    name: string;
    kind: 'classification' | 'concordance';
    edition: number | null;
    last_edition: number;
  };
  classification_edition: ClassificationEditionTable;
  /** Further codes that an edition says its report covers. */
  report_cover: { report_id: number; edition_id: number; version: string; code: string };
  chart: ChartTable;
  /** Published charts that wait to be drawn; some were drawn before on request. */
  undrawn: { id: Generated<number>; chart_sha256: string };
  image: ImageTable;
  download: DownloadTable;
  report_search: ReportSearchTable;
  /** Tokens of published reports: see search/index/tokens.ts. On SQLite an FTS5 table. */
  report_words: { rowid: number; report_id: number; words: string };
  /** Which edition of each report `report_words` has, and the hash of its tokens. */
  report_indexed: { report_id: number; edition_id: number; sha256: string };
  /** The words of all reports ever indexed: see search/vocabulary/vocabulary.ts. */
  search_word: { id: Generated<number>; word: string };
  /** The publisher's synonyms; those that ship with the program are not in the store. */
  synonym: { language: string; word: string; meaning: string };
  client: ClientTable;
  client_user: ClientUserTable;
  signing_key: SigningKeyTable;
  revoked_token: RevokedTokenTable;
  browser_session: BrowserSessionTable;
  rate_window: RateWindowTable;
  usage: UsageTable;
  audit: AuditTable;
  /** One row: the end of the audit log's hash chain. */
  audit_head: { id: number; position: number; hash: string; sealed_id: number };
  /** The addresses from which acts were done; deleted after a while. */
  audit_address: { position: number; at: number; address: string; salt: string };
  security_event: SecurityEventTable;
  /** Locks for work that only one process at a time does: see leases.ts. */
  lease: { name: string; owner: string; expires_at: number };
}

/**
 * `time` is the latest time that was ever written or returned to a reader; `session` numbers the ends
 * of browser sessions.
 */
export type CounterName = 'change' | 'access' | 'time' | 'session';

interface ReportTable {
  id: Generated<number>;
  /** Lower-case report key, by which a report is looked up. */
  lookup: string;
  family: string;
  country: string;
  code: string;
  /** Sorts codes as people list them: numbers by their value. */
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
  /** The hash of the canonical document: publishing an equal document makes no new edition. */
  sha256: string;
  /** Hashes of charts or sections by name, JSON. */
  parts: string;
  author: string;
  published_at: number;
  /** The figures of this report that figures spanning several reports need, JSON. */
  figures: string | null;
  /** A response ready to send, for a family that has one: the list of images. */
  listing: Buffer | null;
  /** Section results ready to send, packed (see editions/pack.ts). */
  sections: Buffer | null;
  document: string;
}

/** Figures of editions that are compared across editions and reports, such as a score. */
interface FigureTable {
  report_id: number;
  edition_id: number;
  /** What the family calls it: `Total`. */
  name: string;
  /** When the edition became visible; null until its change is stamped, as in `change`. */
  at: number | null;
  value: number;
  /** The values it is made of, by name, JSON. */
  parts: string | null;
}

/** Finds the reports whose current edition names a report, including withdrawn ones. */
interface ReferenceTable {
  /** Lower-case family, country and code of the named report. */
  named: string;
  /** These three columns are of the report that names it; the code is in lower case. */
  family: string;
  country: string;
  code: string;
  report_id: number;
}

/** Rows of this table are never changed. */
interface ClassificationEditionTable {
  name: string;
  number: number;
  /** The hash of the canonical document. */
  sha256: string;
  author: string;
  published_at: number;
  document: string;
}

/** The sections of a company report that depend on other companies. */
interface SpanningTable {
  report_id: number;
  /** The edition from whose figures these sections were made. */
  edition_id: number;
  /** Hashes of the sections by token, JSON. */
  parts: string;
  /** Section results ready to send, packed. */
  sections: Buffer;
}

/** Changes of reports, in the order in which they became visible. */
interface ChangeTable {
  position: number;
  kind: string;
  report_id: number;
  edition_id: number | null;
  /** Null until the change is stamped, just after it became visible: see changes/change-log.ts. */
  at: number | null;
  /** Hashes of the charts or sections that changed, by name, JSON; null for a removed one. */
  parts: string;
}

/** Chart data by its hash, so that editions share equal charts. */
interface ChartTable {
  sha256: string;
  data: string;
}

/**
 * The search text of published reports, folded (see search/search-words.ts). On SQLite an FTS5
 * table.
 */
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
  /** The hash of the PNG. */
  sha256: string;
  /** The PNG as the image call sends it. */
  base64: Buffer;
  /**
   * The checksum of `base64`. Every read is checked, and this takes a tenth of the time of a hash.
   */
  crc32: number | null;
}

interface DownloadTable {
  /** A hash of which file it is: report, format, theme, paper, sections. */
  name: string;
  /** A hash of what it was made from: content of the report and version of the code. */
  content: string;
  /** As `lookupOf` writes it; null in rows of earlier versions. */
  report: string | null;
  sha256: string;
  bytes: Buffer;
  /** The checksum of `bytes`, checked on every read. */
  crc32: number;
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
  /** A token is valid only in the generation in which it was issued. */
  token_generation: number;
}

interface ClientUserTable {
  client_id: string;
  username: string;
  password_hash: string;
  /** Like the client's generation: see `findUserGeneration`. */
  token_generation: ColumnType<number, number | undefined, number>;
}

interface SigningKeyTable {
  id: string;
  private_jwk: string;
  created_at: number;
}

/** Tokens that were revoked before they expired; an expired token needs no row. */
interface RevokedTokenTable {
  id: string;
  expires_at: number;
}

/** People signed in with a browser: see access/browser-sessions.ts. */
export interface BrowserSessionTable {
  /** SHA-256 of the id in the cookie. */
  id_hash: string;
  client_id: string;
  username: string;
  signed_in_by: 'password' | 'openid';
  client_generation: number;
  user_generation: number | null;
  scope: string | null;
  provider_token: string | null;
  created_at: number;
  used_at: number;
  expires_at: number;
  /** Rows of ended sessions are kept for a while, so that a stolen cookie is recognised. */
  ended_at: number | null;
  /** The value of the counter `session` when it ended. */
  ended_number: number | null;
}

/** How much of a limit was used in a time window, by all processes together. */
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

/** Rows of this table are never changed; triggers in the database refuse it. */
interface AuditTable {
  id: Generated<number>;
  at: number;
  /** Who performed the act. */
  actor: string;
  /** From where. */
  address: string;
  /** What was done: `client.add`. */
  action: string;
  /** What it was done to: `client acme`, or a report key. */
  target: string;
  /** More about it, JSON; never a secret. */
  detail: string;
  /** The position in the chain: see audit/chain.ts. Null for lines written by older programs. */
  position: number | null;
  hash: string | null;
}

interface SecurityEventTable {
  id: Generated<number>;
  at: number;
  /** `login.failed`. */
  kind: string;
  /** Null if the request names no client. */
  client: string | null;
  username: string | null;
  address: string;
  /** The id of the first request, if several events were merged. */
  request_id: string;
  reason: string;
  count: number;
}
