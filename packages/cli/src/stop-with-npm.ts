import { execFile } from 'node:child_process';

const intervalMs = 200;

/**
 * Ends the service when the `npm start` that started it has ended. The parent of the service is the
 * shell in which npm runs scripts: it ends without forwarding a signal, or stays when npm is
 * killed. Ctrl-C reaches all three. A service not started by npm continues without its parent, as
 * with nohup.
 */
export function stopWithNpm(env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  let npm: number | undefined;
  execFile('ps', ['-o', 'ppid=,args=', '-p', String(parent)], (_error, found) => {
    const [, id, command = ''] = /^\s*(\d+)\s+(.*)/.exec(found) ?? [];
    // Some shells replace themselves with the command, and then the parent is npm itself.
    if (id !== undefined && !/^npm\b|npm-cli/.test(command)) npm = Number(id);
  });
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
