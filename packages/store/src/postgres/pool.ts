import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isUnreachable, StoreUnreachableError } from '../database/unreachable.js';
import type { Pulse } from './pulse.js';
import { createSlots, type Slots } from './slots.js';

interface Options {
  /** The first statement on every connection. */
  greeting: string;
  /** How long to wait for an answer, also from a server that has gone silent. */
  answerDeadlineMs: number;
  pulse: Pulse;
}

interface SlotOptions extends Options {
  slots: Slots;
}

/** How busy the connections are. */
export interface PoolStats {
  /** Connections that are in use or being opened. */
  busy: number;
  idle: number;
  /** Requests that wait for an idle connection. */
  waiting: number;
  /** The most connections that there may be. */
  limit: number;
}

/** A database behind a pool of connections; SQLite has none. */
export interface Pooled {
  poolStats(): PoolStats;
}

export function isPooled(database: object): database is Pooled {
  return 'poolStats' in database;
}

/** How long to wait for a connection while none is released. */
const patienceMs = 2000;

/**
 * The pool for the query builder: no query waits for ever, and such failures are
 * StoreUnreachableErrors.
 */
export function guardPool(pool: Pool, options: Options): PostgresPool & { readStats(): PoolStats } {
  const { pulse } = options;
  const limit = pool.options.max;
  const slots = createSlots({ limit, patienceMs });
  // The query builder recognises a connection that it has prepared by object identity.
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>();
  const connectInSlot = async (): Promise<PostgresPoolClient> => {
    await slots.enter();
    try {
      // The connection may have been lost while this caller waited.
      pulse.assertAlive();
      const client = await slots.whileOpening(pool.connect());
      const known = guarded.get(client) ?? (await greet(client, { ...options, slots }));
      guarded.set(client, known);
      return known;
    } catch (error) {
      slots.leave();
      throw error;
    }
  };
  return {
    async connect() {
      pulse.assertAlive();
      const connecting = connectInSlot();
      return pulse.waitFor(connecting).catch((error: unknown) => {
        // A connection that arrives later is given back.
        connecting.then(
          (client) => {
            client.release();
          },
          () => undefined,
        );
        return explain(error);
      });
    },
    end: () => pool.end(),
    readStats() {
      const { totalCount, idleCount } = pool;
      return { busy: totalCount - idleCount, idle: idleCount, waiting: slots.waiting, limit };
    },
  };
}

/**
 * Done here and not by the query builder, which would never release a connection that fails on it.
 */
async function greet(client: PoolClient, options: SlotOptions): Promise<PostgresPoolClient> {
  const { greeting } = options;
  const guarded = guardClient(client, options);
  try {
    await guarded.query(greeting, []);
    return guarded;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function guardClient(
  client: PoolClient,
  { answerDeadlineMs, pulse, slots }: SlotOptions,
): PostgresPoolClient {
  let isBroken = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new StoreUnreachableError('it did not answer in time'));
      }, answerDeadlineMs);
    });
    const answer = client.query(sql, [...parameters]);
    // A late answer or error is ignored.
    answer.catch(() => undefined);
    try {
      return await pulse.waitFor(Promise.race([answer, tooLate]));
    } catch (error) {
      isBroken ||= isUnreachable(error);
      return explain(error);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    // Cursors, the other way to call `query`, are not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      client.release(isBroken);
      slots.leave();
    },
  };
}

function explain(error: unknown): never {
  throw isUnreachable(error) && !(error instanceof StoreUnreachableError)
    ? new StoreUnreachableError(error)
    : error;
}
