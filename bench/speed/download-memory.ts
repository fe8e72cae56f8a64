import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';

const goal = 1.05;

/** The memory of a process that makes PDF after PDF: after the first tenth, and at the end. */
export async function measureDownloadMemory({ pdfs }: Scale): Promise<Result[]> {
  const script = fileURLToPath(new URL('download-maker.js', import.meta.url));
  const child = fork(script, [String(pdfs)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the process that makes PDFs ended');
  });
  const [samples] = (await Promise.race([once(child, 'message'), ended])) as [number[]];
  const tenth = Math.ceil(samples.length / 10);
  const early = median(samples.slice(tenth, 2 * tenth));
  const late = median(samples.slice(-tenth));
  return [
    {
      work: `memory over ${pdfs.toLocaleString('en')} PDFs, last tenth against second`,
      goal: `< ${goal.toFixed(2)}`,
      measured: `${late.toFixed(0)} of ${early.toFixed(0)} MB`,
      ratio: late / early,
      holds: late / early < goal,
    },
  ];
}
