import cluster from 'node:cluster';
import type { Store } from '@broadsheet/store';
import { startService, type Service } from '../service.js';
import type { ServeSettings } from '../settings.js';
import { drainMsOf, stopDeadlineMs, stopSignals, type StopSignal } from '../stopping.js';
import type { Assignment, Notice } from './assignment.js';
import { exchangeFigures } from './figures.js';

interface Options {
  settings: ServeSettings;
  openStore: () => Promise<Store>;
}

/** Serves as one of several workers, until the supervisor stops it or is gone. */
export async function workForSupervisor({ settings, openStore }: Options): Promise<void> {
  const started: Service[] = [];
  stopWhenTold(settings, async (signal) => {
    for (const { stop } of started) await stop(signal);
  });
  await work({ settings, openStore }, started).catch((error: unknown) => {
    // The channel to the supervisor would keep alive a process that serves no requests.
    process.disconnect();
    throw error;
  });
}

async function work({ settings, openStore }: Options, started: Service[]): Promise<void> {
  const { port, processes, drawsAhead, demoCredentials } = await receiveAssignment();
  const store = await openStore();
  const figures = exchangeFigures(processes);
  const service = await startService({
    settings: { ...settings, port },
    store,
    demoCredentials,
    processes,
    gatherMetrics: figures.gather,
  });
  figures.answerWith(service.collectMetrics);
  started.push(service);
  tell({ kind: 'listening', address: service.address });
  if (drawsAhead) service.drawAhead();
}

/** A message sent before the process listens is lost, so the process asks for its assignment. */
function receiveAssignment(): Promise<Assignment> {
  return new Promise((resolve) => {
    // Other workers may already ask for metrics, so other messages are ignored.
    process.on('message', (message: Assignment | { kind: string }) => {
      if ('port' in message) resolve(message);
    });
    tell({ kind: 'hearing' });
  });
}

function tell(notice: Notice): void {
  process.send?.(notice);
}

/**
 * A terminal and a service manager may signal the workers as well as the supervisor: a repeated
 * signal is ignored while the worker finishes the requests in flight.
 */
function stopWhenTold(settings: ServeSettings, stop: (signal?: StopSignal) => Promise<void>): void {
  let stopping = false;
  const finish = (signal?: StopSignal) => {
    if (stopping) return;
    stopping = true;
    const deadlineMs = drainMsOf(signal, settings) + stopDeadlineMs;
    setTimeout(() => process.exit(1), deadlineMs).unref();
    stop(signal).then(
      // Exits with the code that was set if the start failed.
      () => process.exit(),
      () => process.exit(1),
    );
  };
  for (const signal of stopSignals) {
    process.on(signal, () => {
      finish(signal);
    });
  }
  cluster.worker?.on('disconnect', () => {
    // By default Node ends a worker at once when its supervisor dies.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    finish();
  });
}
