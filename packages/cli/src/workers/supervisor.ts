import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { drainMsOf, stopSignals, supervisorDeadlineMs, type StopSignal } from '../stopping.js';
import { UserError } from '../user-error.js';
import type { Assignment, Notice } from './assignment.js';
import { passOnFigures } from './figures.js';
import { nextPause } from './restart-pause.js';

interface SupervisorOptions {
  count: number;
  assignment: Pick<Assignment, 'port' | 'processes' | 'demoCredentials'>;
  logger: Pick<Logger, 'warn'>;
  /** Whether workers reload their certificate on SIGHUP. */
  renewsCertificate: boolean;
  drain: Parameters<typeof drainMsOf>[1];
}

/**
 * Runs workers that share a port, restarts those that die, and stops them together. Returns the
 * address when all of them accept requests.
 */
export async function superviseWorkers(options: SupervisorOptions): Promise<string> {
  // Workers accept connections themselves: one handed to a dying worker would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const state: SupervisorState = {
    alive: new Set(),
    isStarting: true,
    isStopping: false,
    isFailed: false,
  };
  const addresses = await new Promise<string[]>((resolve, reject) => {
    const listening = new Map<number, string>();
    const begin = (index: number, failures = 0) => {
      const began = performance.now();
      const worker = cluster.fork();
      state.alive.add(worker);
      worker.on('message', (notice: Notice) => {
        if (notice.kind === 'hearing') tell(worker, assign(index, options));
        else if (notice.kind === 'listening') listening.set(index, notice.address);
        else passOnFigures(notice);
        if (listening.size === options.count) resolve([...listening.values()]);
      });
      worker.on('exit', (code, signal) => {
        state.alive.delete(worker);
        const isStopped = state.isStopping && stopSignals.includes(signal as StopSignal);
        if (code !== 0 && !isStopped) state.isFailed = true;
        if (state.isStopping) endWhenAllAre(state);
        else if (state.isStarting) reject(new UserError('A worker did not start.'));
        else {
          const { pauseMs, failures: next } = nextPause(failures, performance.now() - began);
          options.logger.warn(
            { worker: worker.process.pid, code, signal, pauseMs },
            'a worker ended and is started again',
          );
          setTimeout(() => {
            if (!state.isStopping) begin(index, next);
          }, pauseMs);
        }
      });
    };
    for (let index = 0; index < options.count; index += 1) begin(index);
    stopOnSignals(state, options);
  }).catch((error: unknown) => {
    killWorkers(state);
    throw error;
  });
  state.isStarting = false;
  state.isFailed = false;
  if (options.renewsCertificate) passOnHangup(state);
  return addresses[0] ?? '';
}

function assign(index: number, { assignment }: SupervisorOptions): Assignment {
  // At most as many workers draw ahead as there are cores.
  return { ...assignment, drawsAhead: index < availableParallelism() };
}

/** Ignores errors: a dying worker cannot receive messages. */
function tell(worker: Worker, assignment: Assignment): void {
  worker.send(assignment, () => undefined);
}

function killWorkers({ alive }: SupervisorState): void {
  for (const worker of alive) worker.process.kill('SIGKILL');
}

interface SupervisorState {
  alive: Set<Worker>;
  isStarting: boolean;
  isStopping: boolean;
  /** Whether a worker ended with a failure. */
  isFailed: boolean;
}

/** All workers finish their requests; a second signal or a timeout ends them at once. */
function stopOnSignals(state: SupervisorState, { drain }: SupervisorOptions): void {
  const endAtOnce = () => {
    killWorkers(state);
    process.exit(1);
  };
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (state.isStopping) endAtOnce();
      state.isStopping = true;
      state.isFailed = false;
      setTimeout(endAtOnce, drainMsOf(signal, drain) + supervisorDeadlineMs).unref();
      // A worker that has no signal handler yet ends at once, by default.
      for (const worker of state.alive) worker.process.kill(signal);
      endWhenAllAre(state);
    });
  }
}

function endWhenAllAre({ alive, isFailed }: SupervisorState): void {
  if (alive.size === 0) process.exit(isFailed ? 1 : 0);
}

function passOnHangup({ alive }: SupervisorState): void {
  process.on('SIGHUP', () => {
    for (const worker of alive) worker.process.kill('SIGHUP');
  });
}
