import { Kysely, PostgresDialect } from 'kysely';
import type { Client, Pool } from 'pg';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { namingUnwritable } from '../database/unwritable.js';
import { listenTo } from './listener.js';
import { guardPool, type Pooled } from './pool.js';
import { createPulse } from './pulse.js';

export interface PostgresOptions {
  /** The most connections at a time; one more listens for announcements. */
  connections?: number | undefined;
  /** The time after which the server ends a statement; 0 for no limit. */
  statementTimeoutMs?: number | undefined;
  /** Transactions may be idle for any time. */
  isPatient?: boolean | undefined;
}

/**
 * Frees the connections that a silent server never completes. Requests do not wait for this long,
 * because the pulse finds a silent server sooner. A server on a busy machine is slow but not silent.
 */
const connectDeadlineMs = 10_000;
const defaultStatementTimeoutMs = 30_000;
/** A process that hangs or loses its network must not keep its locks: writers queue behind them. */
const idleInTransactionTimeoutMs = 30_000;
const defaultConnections = 10;
const channel = 'broadsheet';

export async function openPostgres(
  url: string,
  options: PostgresOptions,
): Promise<Database & Pooled> {
  const {
    connections = defaultConnections,
    statementTimeoutMs = defaultStatementTimeoutMs,
    isPatient = false,
  } = options;
  // Loaded only when used: most installations start with SQLite.
  const { default: pg } = await import('pg');
  // Positions and times are far below 2^53; by default the driver returns them as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const connection = {
    connectionString: url,
    application_name: 'broadsheet',
    connectionTimeoutMillis: connectDeadlineMs,
    keepAlive: true,
  };
  const pool = new pg.Pool({ ...connection, max: connections });
  outliveBrokenConnections(pool);
  const pulse = createPulse({
    probe: () => seekLife(new pg.Client(connection)),
    patienceMs: isPatient ? 60_000 : 2000,
  });
  const guarded = guardPool(pool, {
    greeting: limitTimes(statementTimeoutMs, isPatient),
    answerDeadlineMs: answerDeadline(statementTimeoutMs),
    pulse,
  });
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded }) });
  const stops: (() => Promise<void>)[] = [];
  return {
    dialect: 'postgres',
    read: database,
    write: database,
    transact: (work) => namingUnwritable(() => database.transaction().execute(work)),
    announce: () => {
      // Outside the transaction: an engine without NOTIFY must not make the change fail.
      pool.query(`notify ${channel}`).catch(() => undefined);
    },
    listen: (onAnnounced) => {
      const connect = () =>
        new pg.Client({ ...connection, application_name: 'broadsheet (listening)' });
      stops.push(listenTo(channel, { connect, onAnnounced }));
    },
    poolStats: () => guarded.readStats(),
    close: async () => {
      pulse.stop();
      await Promise.all(stops.map((stop) => stop()));
      await database.destroy();
    },
  };
}

/** A server that refuses another connection is alive: its refusal is an answer too. */
async function seekLife(client: Client): Promise<void> {
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof Error && 'severity' in error)) throw error;
  } finally {
    // A dead server does not answer the goodbye either.
    client.end().catch(() => undefined);
  }
}

/**
 * The server's own timeout should come first; this one is for a server that hangs. 0 is no limit.
 */
function answerDeadline(statementTimeoutMs: number): number {
  return statementTimeoutMs === 0 ? longestTimerMs : statementTimeoutMs + 1000;
}

/** Twenty-four days, the longest that a timer can wait. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * A broken connection emits an `error` event, which ends the process if there is no listener,
 * whether the connection is idle or between two statements. The next query gets a new connection,
 * or the reason why there is none.
 */
function outliveBrokenConnections(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}

/** Set by a statement, because poolers refuse these settings as connection parameters. */
function limitTimes(statementTimeoutMs: number, isPatient: boolean): string {
  return `set statement_timeout = ${String(statementTimeoutMs)};
    set idle_in_transaction_session_timeout = ${isPatient ? '0' : String(idleInTransactionTimeoutMs)}`;
}
