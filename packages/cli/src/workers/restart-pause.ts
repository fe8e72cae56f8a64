const shortestPauseMs = 100;
const longestPauseMs = 30_000;
/** A worker that ran this long did not fail because of its start. */
const longLifeMs = 60_000;

/** The delay before a worker is restarted: longer each time that it dies early. */
export function nextPause(
  failures: number,
  livedMs: number,
): { pauseMs: number; failures: number } {
  if (livedMs >= longLifeMs) return { pauseMs: 0, failures: 0 };
  const pauseMs = failures === 0 ? 0 : shortestPauseMs * 2 ** (failures - 1);
  return { pauseMs: Math.min(pauseMs, longestPauseMs), failures: failures + 1 };
}
