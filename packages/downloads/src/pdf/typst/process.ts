/** Sets pages in a process of its own: see `typst.ts`. */
import { loadNative } from './native.js';
import type { SetPages, TypstPages } from './typst-pages.js';

export interface Answer {
  pdf?: Uint8Array;
  fault?: string;
  /** Whether the process ends after it. */
  isLast: boolean;
}

/** Above this it ends, and another takes its place, because Typst gives no memory back. */
const mostBytes = 2 ** 29;
const isFull = () => process.memoryUsage.rss() > mostBytes;

async function loadTypst(): Promise<SetPages> {
  const native = loadNative();
  if (native) return native;
  const other = await import('./web-assembly.js').catch((cause: unknown) => {
    const help = 'install @myriaddreamin/typst-ts-web-compiler beside Broadsheet';
    throw new Error(`Typst has no binary for this platform; for PDFs ${help}`, { cause });
  });
  return other.setPages;
}

const loading = loadTypst();
// A failure is told in the answer.
loading.catch(() => undefined);

async function answer(pages: TypstPages): Promise<Answer> {
  try {
    const setPages = await loading;
    return { pdf: await setPages(pages), isLast: isFull() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), isLast: isFull() };
  }
}

process.on('disconnect', () => process.exit());
// A terminal or a service manager tells all processes to stop. This one ends with the one that started it,
// which first answers what it was asked for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (pages: TypstPages) => {
  void answer(pages).then((given) => {
    process.send?.(given, () => {
      if (given.isLast) process.exit();
    });
  });
});
