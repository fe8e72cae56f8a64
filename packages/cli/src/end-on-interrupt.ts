import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Handles Ctrl-C for a command that has no orderly stop of its own: prints a message and ends at
 * once. Files are written synchronously (`writeFileAtomically`), so none is left half written.
 */
export function endOnInterrupt(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      // A command with its own orderly stop has a second listener.
      if (process.listenerCount(signal) === 1) end(signal);
    });
  }
}

function end(signal: (typeof signals)[number]): void {
  // A terminal prints ^C first.
  const lineBreak = process.stderr.isTTY ? '\n' : '';
  const message = signal === 'SIGINT' ? 'Interrupted.' : `Ended by ${signal}.`;
  process.stderr.write(`${lineBreak}${message}\n`);
  // Ends by the signal itself, which a shell reports as 130: a loop in a script stops only then.
  // The first process of a container is not ended by the signal.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  process.exit(128 + constants.signals[signal]);
}
