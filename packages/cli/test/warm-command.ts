import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Command {
  args: string[];
  env: Record<string, string>;
  cwd: string;
}

const path = fileURLToPath(new URL('command-host.js', import.meta.url));

/** One process per worker of the test run, which ends it when it ends itself. */
let host: ChildProcess | undefined;
let running: Promise<unknown> = Promise.resolve();

/** Runs the built command in a process that has run others before, one after another. */
export function runWarmCommand(command: Command): Promise<Finished> {
  const finished = running.then(() => send(command));
  running = finished.catch(() => undefined);
  return finished;
}

async function send(command: Command): Promise<Finished> {
  if (!host?.connected) host = startHost();
  const over = new AbortController();
  const { signal } = over;
  const ended = once(host, 'exit', { signal }).then(([code]: unknown[]) => {
    throw new Error(`the process ended with ${String(code)} and told nothing`);
  });
  const answered = once(host, 'message', { signal }) as Promise<[Finished]>;
  host.send(command);
  try {
    const [finished] = await Promise.race([answered, ended]);
    return finished;
  } finally {
    // The one that did not come is no longer listened for.
    over.abort();
  }
}

function startHost(): ChildProcess {
  const started = fork(path, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  started.unref();
  started.channel?.unref();
  return started;
}
