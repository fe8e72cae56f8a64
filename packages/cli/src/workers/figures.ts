import cluster from 'node:cluster';
import type { Metric, ProcessMetrics } from '@broadsheet/server';

/** Messages between workers about their metrics; the supervisor forwards them. */
interface FiguresRequest {
  kind: 'figures request';
  question: number;
  /** The worker to which the answer goes. */
  by: number;
}

interface FiguresResponse extends ProcessMetrics {
  kind: 'figures';
  question: number;
  to: number;
}

export type FiguresMessage = FiguresRequest | FiguresResponse;

/** How long to wait, in ms; a worker that is busy or dying is left out. */
const patienceMs = 500;

/** Lets one worker answer a metrics request for all workers. */
export interface FiguresExchange {
  gather: (own: Metric[]) => Promise<ProcessMetrics[]>;
  /** From now on, answers other workers with the metrics of this one. */
  answerWith(collect: () => Metric[]): void;
}

export function exchangeFigures(processes: number): FiguresExchange {
  const me = cluster.worker?.id ?? 0;
  const waiting = new Map<number, (answer: ProcessMetrics) => void>();
  let collect: () => Metric[] = () => [];
  let questions = 0;

  process.on('message', (message: FiguresMessage | { kind: string }) => {
    if (isResponse(message)) waiting.get(message.question)?.(message);
    if (isRequest(message)) {
      const { question, by } = message;
      tell({ kind: 'figures', question, to: by, worker: String(me), metrics: collect() });
    }
  });

  return {
    answerWith: (own) => (collect = own),
    async gather(own) {
      const question = (questions += 1);
      const all: ProcessMetrics[] = [{ worker: String(me), metrics: own }];
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        const note = (answer: ProcessMetrics) => {
          all.push(answer);
          if (all.length < processes) return;
          clearTimeout(timer);
          resolve();
        };
        waiting.set(question, note);
        tell({ kind: 'figures request', question, by: me });
      });
      waiting.delete(question);
      return all.map(({ worker, metrics }) => ({ worker, metrics }));
    },
  };
}

function tell(message: FiguresMessage): void {
  process.send?.(message);
}

function isRequest(message: { kind: string }): message is FiguresRequest {
  return message.kind === 'figures request';
}

function isResponse(message: { kind: string }): message is FiguresResponse {
  return message.kind === 'figures';
}

/** In the supervisor: forwards a question to all other workers, and an answer to the asking one. */
export function passOnFigures(message: FiguresMessage): void {
  for (const worker of Object.values(cluster.workers ?? {})) {
    const isFor = isRequest(message) ? worker?.id !== message.by : worker?.id === message.to;
    if (isFor) worker?.send(message, () => undefined);
  }
}
