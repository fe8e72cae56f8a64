import { execFile } from 'node:child_process';

const intervalMs = 200;

/**
 * Ends the service when the `npm start` that started it has ended. Between the two is the shell that
 * npm runs scripts in: it ends without passing a signal on, or stays when npm is killed. Ctrl-C reaches
 * all of them. A service that npm did not start may lose its parent and goes on, as with nohup.
 */
export function stopWithNpm(env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  let npm: number | undefined;
  execFile('ps', ['-o', 'ppid=,args=', '-p', String(parent)], (_error, found) => {
    const [, id, command = ''] = /^\s*(\d+)\s+(.*)/.exec(found) ?? [];
    // Some shells become what they run, and then the parent is npm itself.
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
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
