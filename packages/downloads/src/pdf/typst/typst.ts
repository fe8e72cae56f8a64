import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer } from './process.js';
import type { TypstPages } from './typst-pages.js';

/**
 * Shorter than the time that a file may take (`file-maker.ts`), after which this thread is ended: a process that
 * sets pages would not see that, and might go on for ever.
 */
export const longestMs = 50_000;

let running: ChildProcess | undefined;

/** Starts Typst, which takes some tenths of a second, if it does not run. */
export function startTypst(): ChildProcess {
  if (running?.connected) return running;
  const child = fork(fileURLToPath(new URL('./process.js', import.meta.url)), {
    execArgv: [],
    env: {},
    serialization: 'advanced',
  });
  running = child;
  // It ends with this thread, and keeps nothing running.
  child.unref();
  child.channel?.unref();
  const forget = () => {
    if (running === child) running = undefined;
  };
  child.once('exit', forget);
  // Without it, a process that could not be started would end this thread.
  child.on('error', forget);
  return child;
}

/**
 * Sets one document; a worker has one at a time. Typst has a process of its own: a fault in a
 * binary ends only that, and its memory ends with it.
 */
export async function setInTypst(pages: TypstPages, mostMs = longestMs): Promise<Uint8Array> {
  const child = startTypst();
  child.channel?.ref();
  const limit = setTimeout(() => child.kill('SIGKILL'), mostMs);
  try {
    const { pdf, fault, isLast } = await ask(child, pages);
    if (isLast) running = undefined;
    if (!pdf) throw new Error(fault);
    return pdf;
  } finally {
    clearTimeout(limit);
    child.channel?.unref();
  }
}

function ask(child: ChildProcess, pages: TypstPages): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null, signal: string | null) => {
      reject(new Error(`Typst ended with ${signal ?? `status ${String(code)}`}`));
    };
    child.once('exit', onEnd);
    child.once('error', reject);
    child.once('message', (answer: Answer) => {
      child.off('exit', onEnd).off('error', reject);
      resolve(answer);
    });
    child.send(pages, (error) => {
      if (error) reject(error);
    });
  });
}
