import type { SecurityEvent, Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import type { RequestIds } from '../requests/request-ids.js';

type NewEvent = Omit<SecurityEvent, 'at' | 'count'> & RequestIds;
/** The trace is in the log line and not in the store. */
type LoggedEvent = SecurityEvent & RequestIds;

/** The caller of a request, for the log. */
export interface Caller extends RequestIds {
  address: string;
}

/** The log of events about access: a JSON line and a row in the store for each event. */
export interface SecurityLog {
  record(happening: NewEvent): void;
  /** Writes the remaining events. */
  stop(): Promise<void>;
}

interface Options {
  events: Pick<Store['securityEvents'], 'add'>;
  audit: Pick<Store['audit'], 'append'>;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  clock: () => number;
  onError: (error: unknown) => void;
  intervalMs?: number;
}

/**
 * Identical events within an interval are counted, not repeated. Beyond this many kinds, only the
 * number of events is kept.
 */
const mostKinds = 200;
const usual = new Set(['token.issued', 'session.started', 'session.ended']);

/**
 * A refused client can retry at once, so the size of the log must not grow with the number of
 * requests: the first event of its kind is logged at once, and the number of repeats at the end of
 * the interval.
 */
export function createSecurityLog(options: Options): SecurityLog {
  const { events, logger, clock, onError, intervalMs = 10_000 } = options;
  let recent = new Map<string, LoggedEvent>();
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();
  const auditLockOut = createLockOutAudit(options);

  const tell = (event: LoggedEvent) => {
    const { kind, client, username, address, requestId, traceId, reason, count } = event;
    const line = {
      security: kind,
      client,
      username,
      address,
      requestId,
      traceId,
      reason,
      ...(count > 1 && { count }),
    };
    if (usual.has(kind)) logger.info(line, 'security event');
    else logger.warn(line, 'security event');
  };

  const write = async () => {
    const batch = [...recent.values()];
    recent = new Map();
    for (const event of batch) if (event.count > 1) tell(event);
    if (dropped > 0) logger.warn({ security: 'events.dropped', count: dropped }, 'security event');
    dropped = 0;
    if (batch.length > 0) await events.add(batch);
  };
  const flush = () => {
    writing = writing.then(write).catch(onError);
    return writing;
  };
  const timer = setInterval(() => void flush(), intervalMs);
  timer.unref();

  return {
    record(happening) {
      const { kind, client, username, address, reason } = happening;
      const key = JSON.stringify([kind, client, username, address, reason]);
      const known = recent.get(key);
      if (known) known.count += 1;
      else if (recent.size >= mostKinds) dropped += 1;
      else {
        const event = { at: clock(), count: 1, ...happening };
        recent.set(key, event);
        tell(event);
        auditLockOut(event);
      }
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/**
 * Writes lockouts to the audit log, so that administrators see when someone guesses passwords of a
 * client: at most one entry per minute and client.
 */
function createLockOutAudit({ audit, onError }: Options): (event: SecurityEvent) => void {
  let minute = 0;
  let logged = new Set<string>();
  return ({ kind, at, client, username, address }) => {
    if (kind !== 'login.locked' || client === undefined) return;
    const now = Math.floor(at / 60_000);
    if (now !== minute) logged = new Set();
    minute = now;
    const target = `client ${client}`;
    if (logged.has(target)) return;
    logged.add(target);
    const actor = { name: 'nobody', address };
    const detail = username === undefined ? {} : { username };
    audit.append({ actor, action: 'login.locked', target, detail }).catch(onError);
  };
}
