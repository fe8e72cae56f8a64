import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * What Ctrl-C does to a command that has no orderly stop of its own: it says so, and ends at once.
 * Files are written without a pause in between (`writeFileAtomically`), so none is left half done.
 */
export function endOnInterrupt(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      // A command that stops in its own way listens as well.
      if (process.listenerCount(signal) === 1) end(signal);
    });
  }
}

function end(signal: (typeof signals)[number]): void {
  // A terminal shows ^C first.
  const lineBreak = process.stderr.isTTY ? '\n' : '';
  const told = signal === 'SIGINT' ? 'Interrupted.' : `Ended by ${signal}.`;
  process.stderr.write(`${lineBreak}${told}\n`);
  // By the signal itself, which a shell shows as 130: a loop in a script stops only where it sees
  // that. The first process of a container is not ended by it.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  process.exit(128 + constants.signals[signal]);
}
