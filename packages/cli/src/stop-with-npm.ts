const intervalMs = 200;

/**
 * Ends the service when the `npm start` that started it is told to stop. npm passes a signal on to the
 * shell that it runs scripts in, and the shell ends without passing it on: all that is seen here is
 * another parent. A service that npm did not start may lose its parent and goes on, as with nohup.
 */
export function stopWithNpm(env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  timer.unref();
}
