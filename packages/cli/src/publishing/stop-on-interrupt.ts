/**
 * The first Ctrl-C stops the work after the documents in progress. The second ends it at once,
 * which loses nothing either: unfinished work leaves no trace.
 */
export function stopOnInterrupt(
  message = 'Stopping after the documents being published. Ctrl-C again stops at once.',
): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort();
    process.stderr.write(`\n${message}\n`);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop);
  return {
    signal: controller.signal,
    release: () => {
      for (const signal of signals) process.off(signal, stop);
    },
  };
}
