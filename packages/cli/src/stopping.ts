import type { ServeSettings } from './settings.js';

/** A request in flight is broken off this long after the port closed. */
export const requestDeadlineMs = 8000;
/** A process ends this long after its port closed, even if something does not close by itself. */
export const stopDeadlineMs = 10_000;
/** Slightly longer: workers have time to end by themselves. */
export const supervisorDeadlineMs = 12_000;

export const stopSignals = ['SIGTERM', 'SIGINT'] as const;
export type StopSignal = (typeof stopSignals)[number];

const defaultDrainSeconds = 5;

/**
 * How long requests are still answered before the port closes. SIGTERM comes from a service manager, perhaps behind a
 * proxy that must notice first. SIGINT comes from a person at a terminal, who should not have to wait. Nothing proxies
 * the demo.
 */
export function drainMsOf(
  signal: StopSignal | undefined,
  { drainSeconds, demo }: Pick<ServeSettings, 'drainSeconds' | 'demo'>,
): number {
  if (signal !== 'SIGTERM') return 0;
  return (drainSeconds ?? (demo ? 0 : defaultDrainSeconds)) * 1000;
}
