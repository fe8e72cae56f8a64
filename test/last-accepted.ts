/**
 * Repeats the request, without a pause, until every answer is a 401. Returns how long after the
 * call the last accepted request began, in ms: late answers of a busy machine do not count against
 * the service.
 */
export async function findLastAcceptedMs(ask: () => Promise<number[]>): Promise<number> {
  const start = performance.now();
  for (let lastMs = 0; ;) {
    const beganMs = performance.now() - start;
    const statuses = await ask();
    if (statuses.every((status) => status === 401)) return lastMs;
    lastMs = beganMs;
  }
}
