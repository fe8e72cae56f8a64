const shortestPauseMs = 100;
const longestPauseMs = 30_000;
/** Whoever lived this long did not die of how it was started. */
const longLifeMs = 60_000;

/** How long to wait before a worker is started anew: longer each time that it dies young. */
export function nextPause(
  failures: number,
  livedMs: number,
): { pauseMs: number; failures: number } {
  if (livedMs >= longLifeMs) return { pauseMs: 0, failures: 0 };
  const pauseMs = failures === 0 ? 0 : shortestPauseMs * 2 ** (failures - 1);
  return { pauseMs: Math.min(pauseMs, longestPauseMs), failures: failures + 1 };
}
