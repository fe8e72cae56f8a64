import type { Client } from 'pg';

interface Options {
  connect: () => Client;
  onAnnounced: () => void;
}

const shortestPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Listens on a connection of its own, and reconnects with growing delays when it breaks. Returns a
 * function that stops listening.
 */
export function listenTo(channel: string, { connect, onAnnounced }: Options): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = shortestPauseMs;
  let stopped = false;

  const retry = (broken: Client) => {
    // A broken connection reports its end more than once.
    if (stopped || client !== broken) return;
    client = undefined;
    broken.end().catch(() => undefined);
    timer = setTimeout(begin, pauseMs);
    timer.unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const begin = () => {
    const attempt = connect();
    client = attempt;
    const onBroken = () => {
      retry(attempt);
    };
    attempt.on('error', onBroken);
    attempt.on('end', onBroken);
    attempt.on('notification', onAnnounced);
    attempt
      .connect()
      .then(() => attempt.query(`listen ${channel}`))
      .then(() => {
        pauseMs = shortestPauseMs;
        // Covers announcements that were missed while disconnected.
        onAnnounced();
      })
      .catch(onBroken);
  };

  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
