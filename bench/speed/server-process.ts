import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  address: string;
  /** Milliseconds of processor time so far, if the server reports it. */
  cpuMs(): Promise<number>;
  stop(): void;
}

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const everyCore = `0-${String(cpus().length - 1)}`;

/** Servers share one core and the load comes from another, if the system allows pinning. */
export async function startServer(script: string, args: string[] = []): Promise<ServerProcess> {
  const server = await startThreadedServer(script, args);
  pin('0', server.pid);
  return server;
}

/** A server whose threads may use every core, including the core of the load. */
export async function startThreadedServer(script: string, args: string[] = []) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = fork(path, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [address] = (await once(child, 'message')) as [string];
  pin(everyCore, child.pid);
  const cpuMs = async () => {
    const told = once(child, 'message');
    child.send('cpu');
    return ((await told) as [number])[0];
  };
  return { address, pid: child.pid, cpuMs, stop: () => child.kill() };
}

export function pinLoad(): void {
  pin('1');
}

/** For processes that may use every core. */
export function unpin(): void {
  pin(everyCore);
}

function pin(cores: string, pid = process.pid): void {
  if (canPin) spawnSync('taskset', ['-apc', cores, String(pid)]);
}
