import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.js';

const command = fileURLToPath(new URL('../../../packages/cli/bin/broadsheet.js', import.meta.url));
const deadlineMs = 60_000;

export interface StartTimes {
  /** From starting `broadsheet serve` until it is ready, with all its threads. */
  processorMs: number;
  /** The first page of the explorer. */
  pageBytes: number;
}

/** Starts the service over a SQLite file, and stops it as soon as it is ready. */
export async function measureStartTimes(file: string): Promise<StartTimes> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, [command, 'serve', '--port', String(port)], {
    env: { ...process.env, DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(address);
    const processorMs = await readProcessorMs(child.pid ?? 0);
    const page = await fetch(address);
    return { processorMs, pageBytes: (await page.arrayBuffer()).byteLength };
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

async function untilReady(address: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    if (performance.now() - startedAt > deadlineMs) throw new Error('the service did not start');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The clock tick in which Linux counts processor time. */
const tickMs = 10;

/** User and system time from `/proc/PID/stat`: the 14th and 15th values (proc_pid_stat(5)). */
async function readProcessorMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(values[11]) + Number(values[12])) * tickMs;
}
