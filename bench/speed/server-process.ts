import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  address: string;
  stop(): void;
}

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Servers share one core and the load comes from another, where the system lets us say so. */
export async function startServer(script: string, args: string[] = []): Promise<ServerProcess> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = fork(path, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [address] = (await once(child, 'message')) as [string];
  if (canPin) spawnSync('taskset', ['-apc', '0', String(child.pid)]);
  return { address, stop: () => child.kill() };
}

export function pinLoad(): void {
  pin('1');
}

/** For what may use every core. */
export function unpin(): void {
  pin(`0-${String(cpus().length - 1)}`);
}

function pin(cores: string): void {
  if (canPin) spawnSync('taskset', ['-apc', cores, String(process.pid)]);
}
