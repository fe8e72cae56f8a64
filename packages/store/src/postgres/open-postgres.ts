import { Kysely, PostgresDialect } from 'kysely';
import type { Client, Pool } from 'pg';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { namingUnwritable } from '../database/unwritable.js';
import { listenTo } from './listener.js';
import { guardPool, readPoolStats, type Pooled } from './pool.js';
import { createPulse } from './pulse.js';

export interface PostgresOptions {
  /** The most connections at a time; one more listens to announcements. */
  connections?: number | undefined;
  /** What a statement may take before the server ends it; 0 for as long as it needs. */
  statementTimeoutMs?: number | undefined;
  /** Transactions may stand still for as long as they like. */
  isPatient?: boolean | undefined;
}

/** A server that does not answer must not hold up requests for ever. */
const connectDeadlineMs = 2000;
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
  // Loaded only where it is used: most start with SQLite.
  const { default: pg } = await import('pg');
  // Positions and times are far below 2^53; the driver would hand them over as text.
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
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: guardPool(pool, {
        greeting: limitTimes(statementTimeoutMs, isPatient),
        answerDeadlineMs: answerDeadline(statementTimeoutMs),
        pulse,
      }),
    }),
  });
  const stops: (() => Promise<void>)[] = [];
  return {
    dialect: 'postgres',
    read: database,
    write: database,
    transact: (work) => namingUnwritable(() => database.transaction().execute(work)),
    announce: () => {
      // Not in the transaction: an engine that has no NOTIFY must not refuse the change.
      pool.query(`notify ${channel}`).catch(() => undefined);
    },
    listen: (onAnnounced) => {
      const connect = () =>
        new pg.Client({ ...connection, application_name: 'broadsheet (listening)' });
      stops.push(listenTo(channel, { connect, onAnnounced }));
    },
    poolStats: () => readPoolStats(pool),
    close: async () => {
      pulse.stop();
      await Promise.all(stops.map((stop) => stop()));
      await database.destroy();
    },
  };
}

/** One that refuses another connection is alive; its answer says so as well as any other. */
async function seekLife(client: Client): Promise<void> {
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof Error && 'severity' in error)) throw error;
  } finally {
    // Where nobody answers, nobody says goodbye either.
    client.end().catch(() => undefined);
  }
}

/** The server should be the first to give up; only one that hangs does not. 0 is for ever. */
function answerDeadline(statementTimeoutMs: number): number {
  return statementTimeoutMs === 0 ? longestTimerMs : statementTimeoutMs + 1000;
}

/** Twenty-four days; a timer cannot wait longer. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * A connection that breaks says so by an event that ends the process where nobody hears it, be it
 * idle or between two statements. Whoever asks next gets a new one, or the reason why there is none.
 */
function outliveBrokenConnections(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}

/** By a statement, because poolers refuse them as parameters of the connection. */
function limitTimes(statementTimeoutMs: number, isPatient: boolean): string {
  return `set statement_timeout = ${String(statementTimeoutMs)};
    set idle_in_transaction_session_timeout = ${isPatient ? '0' : String(idleInTransactionTimeoutMs)}`;
}
