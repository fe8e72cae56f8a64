import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { obtainToken } from './bench-client.js';
import { findFreePort } from './free-port.js';
import { startServer } from './server-process.js';
import { askImages, listReports } from './stored-reports.js';

const command = fileURLToPath(new URL('../../../packages/cli/bin/broadsheet.js', import.meta.url));
const deadlineMs = 30_000;

/**
 * Milliseconds from starting `broadsheet serve` to its first response; each start reads one report.
 */
export async function measureStarts(file: string, times: number): Promise<number[]> {
  // A token stays valid after the process that issued it has ended.
  const issuer = await startServer('service.js', [`sqlite:${file}`]);
  const token = await obtainToken(issuer.address);
  issuer.stop();
  const durations: number[] = [];
  for (const report of listReports(file, 'industry', times)) {
    const { path, body } = askImages(report);
    durations.push(await measureStart(file, { token, path, body: JSON.stringify(body) }));
  }
  return durations;
}

interface FirstRequest {
  token: string;
  path: string;
  body: string;
}

async function measureStart(file: string, { token, path, body }: FirstRequest): Promise<number> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [command, 'serve', '--port', String(port)], {
    env: { ...process.env, DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
        ...{ method: 'POST', headers, body },
      }).catch(() => undefined);
      if (answer?.status === 200) return performance.now() - startedAt;
      if (performance.now() - startedAt > deadlineMs) throw new Error('the service did not start');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
