import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWarmCommand, type Finished } from './warm-command.js';

export type { Finished } from './warm-command.js';

const command = fileURLToPath(new URL('../bin/broadsheet.js', import.meta.url));

interface StartOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** Writing beyond this size into any file fails, as on a full disk. */
  largestFileKib?: number;
}

interface RunOptions extends StartOptions {
  /** Standard input. */
  input?: string;
}

/** Commands that serve until they are stopped. */
const serving = ['serve', 'mcp', 'preview'];

/**
 * Runs the built command to its end; unless the test is about the process, in a process that has
 * run other commands before.
 */
export function runCommand(args: string[], options: RunOptions = {}): Promise<Finished> {
  const { env = {}, cwd = process.cwd(), input, largestFileKib } = options;
  const isOfItsOwn =
    serving.includes(args[0] ?? '') || input !== undefined || largestFileKib !== undefined;
  // Node reads its own settings when it starts.
  if (isOfItsOwn || Object.keys(env).some((name) => name.startsWith('NODE_'))) {
    return runProcess(args, options);
  }
  return runWarmCommand({ args, env: environmentOf(env), cwd });
}

/** Runs the built command to its end, as a separate process. */
export async function runProcess(
  args: string[],
  { input = '', ...options }: RunOptions = {},
): Promise<Finished> {
  const { child, output } = start(args, options);
  // It may end without reading its input.
  child.stdin.on('error', () => undefined).end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

export interface ServiceProcess {
  /** The address it printed when it began to listen. */
  address: string;
  /** Its standard output so far. */
  stdout(): string;
  stderr(): string;
  child: ChildProcess;
  /** Its resident memory, as Linux reports it. */
  residentMb(): Promise<number>;
  /** Resolves to the exit status when it has ended by itself. */
  ended: Promise<number | null>;
  /** Sends a signal and waits; returns the exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built service as a process, on a free port. */
export async function startServiceProcess(
  args: string[],
  options: StartOptions = {},
): Promise<ServiceProcess> {
  const { child, output } = start(['serve', '--port', '0', ...args], options);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /listens on (\S+)\n[^]*\n$/.exec(output.stdout) ?? [];
      if (found) resolve(found);
    });
    void closed.then(([code]) => {
      reject(new Error(`it ended with ${String(code)}: ${output.stderr}${output.stdout}`));
    });
  });
  return {
    address,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    child,
    async residentMb() {
      const status = await readFile(`/proc/${String(child.pid)}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    ended: closed.then(([code]) => code),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}

/** Starts the built command and lets the caller watch it. */
export function startCommand(args: string[], options: StartOptions = {}) {
  const { child, output } = start(args, options);
  return { child, output, closed: once(child, 'close') };
}

function start(args: string[], { env = {}, cwd, largestFileKib }: StartOptions) {
  const whole = [process.execPath, command, ...args];
  // With the signal ignored, the write fails and the process continues.
  const limit = `trap '' XFSZ; ulimit -f ${String(largestFileKib)}; exec "$0" "$@"`;
  const [file = '', ...rest] =
    largestFileKib === undefined ? whole : ['bash', '-c', limit, ...whole];
  const child = spawn(file, rest, {
    env: environmentOf(env),
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (output.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output.stderr += data.toString()));
  return { child, output };
}

function environmentOf(env: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return {
    ...{ PATH, HOME },
    // Not the profiles of the user that runs the tests.
    XDG_CONFIG_HOME: join(tmpdir(), 'broadsheet-without-profiles'),
    // No proxy is in front of it that would have to notice.
    DRAIN_SECONDS: '0',
    ...env,
  };
}

/** A temporary folder and a function that removes it. */
export async function createFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'broadsheet-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
