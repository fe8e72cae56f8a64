/**
 * Repeats the request, without a pause, until every answer is a 401, or has the given status.
 * Returns how long after the call the last request began that was answered as before, in ms: late
 * answers of a busy machine do not count against the service.
 */
export async function findLastAcceptedMs(
  ask: () => Promise<number[]>,
  awaitedStatus = 401,
): Promise<number> {
  const start = performance.now();
  for (let lastMs = 0; ;) {
    const beganMs = performance.now() - start;
    const statuses = await ask();
    if (statuses.every((status) => status === awaitedStatus)) return lastMs;
    lastMs = beganMs;
  }
}
