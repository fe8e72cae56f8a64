import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** A font file under the family name that documents use. */
export interface TypstFont {
  family: string;
  bytes: Uint8Array;
}

export interface TypstPages {
  /** The main file of the pages; it names the other files. */
  template: string;
  fonts: readonly TypstFont[];
  /** By path. */
  files: ReadonlyMap<string, Uint8Array>;
}

export type TypstTask =
  | { coverageOf: Uint8Array }
  /** Lays the pages out, with other pictures of the same size in the places of those that are still drawn. */
  | { layOut: TypstPages }
  /** Writes the pages that were laid out, with these files instead of those of the same paths. */
  | { write: ReadonlyMap<string, Uint8Array> };

export interface Typst {
  /** Runs one task after another. */
  run(task: TypstTask): Promise<unknown>;
  /** Ends its thread, and starts one for the next report. */
  stop(): void;
}

/**
 * Starts Typst as WebAssembly, which is one file for every platform. It keeps each layout in
 * memory, about 35 MB per report, and cannot be made to free it, so each report gets its own thread
 * whose memory ends with it. The threads share the compiled module. A thread takes up to two tenths
 * of a second to start, so the next one starts when a report is done, and waits.
 */
export function startTypst(): Typst {
  const starting = takeThread();
  // A failed start is reported by `run`.
  starting.catch(() => undefined);
  let before: Promise<unknown> = starting;
  const ask = async (task: TypstTask) => {
    const { thread, failed } = await starting;
    thread.postMessage(task);
    const [result] = (await Promise.race([once(thread, 'message'), failed])) as [unknown];
    return result;
  };
  return {
    run(task) {
      const result = before.then(() => ask(task));
      before = result;
      result.catch(() => undefined);
      return result;
    },
    stop() {
      void starting.then(({ thread }) => thread.terminate()).catch(() => undefined);
      // After the report was sent: starting a thread blocks this one for some milliseconds.
      setImmediate(prepareThread);
    },
  };
}

interface TypstThread {
  thread: Worker;
  failed: Promise<never>;
}

let waiting: Promise<TypstThread> | undefined;

function prepareThread(): void {
  if (waiting) return;
  const starting = startThread();
  waiting = starting;
  const forget = () => {
    if (waiting === starting) waiting = undefined;
  };
  starting.then(({ thread, failed }) => {
    // It keeps no process alive.
    thread.unref();
    failed.catch(forget);
  }, forget);
}

async function takeThread(): Promise<TypstThread> {
  const prepared = waiting;
  waiting = undefined;
  const taken = await (prepared ?? startThread());
  taken.thread.ref();
  return taken;
}

async function startThread(): Promise<TypstThread> {
  const workerData = await (compiling ??= compileModule());
  const thread = new Worker(new URL('./typst-thread.js', import.meta.url), { workerData });
  const failed = new Promise<never>((_, reject) => thread.once('error', reject));
  failed.catch(() => undefined);
  return { thread, failed };
}

/** Part of Node, but only in the types of browsers. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let compiling: Promise<object> | undefined;

async function compileModule(): Promise<object> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  return WebAssembly.compile(await readFile(file));
}
