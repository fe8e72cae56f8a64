import { createRequire } from 'node:module';
import { nameFont } from './name-font.js';
import { mainFile, type SetPages, type TypstPages } from './typst-pages.js';

type Typst = typeof import('@myriaddreamin/typst-ts-node-compiler');

/**
 * Typst as a binary of the platform, much faster than WebAssembly; undefined where there is none. It is
 * required, because a module that fails while it is imported ends the process.
 */
export function loadNative(): SetPages | undefined {
  try {
    const require = createRequire(import.meta.url);
    const typst = require('@myriaddreamin/typst-ts-node-compiler') as Typst;
    return (pages) => setPages(typst, pages);
  } catch {
    return undefined;
  }
}

function setPages({ NodeCompiler }: Typst, { template, fonts, files }: TypstPages): Uint8Array {
  const fontBlobs = fonts.map(({ bytes, family }) => nameFont(bytes, family));
  const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontBlobs }] });
  compiler.addSource(mainFile, template);
  for (const [path, bytes] of files) compiler.mapShadow(path, Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: mainFile });
  const { result } = compiled;
  if (!result) {
    const faults = compiled.takeError()?.shortDiagnostics ?? [];
    throw new Error(`the pages could not be set: ${JSON.stringify(faults)}`);
  }
  const pdf = compiler.pdf(result);
  // What it remembers of one report is of no use to the next, and would stay in memory.
  compiler.evictCache(0);
  return pdf;
}
