/** Runs Typst in its own thread: see `run-typst.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  initSync,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
  type TypstFontResolver,
} from '@myriaddreamin/typst-ts-web-compiler';
import type { TypstFont, TypstPages, TypstTask } from './run-typst.js';

interface FontInfo {
  info: { family: string; coverage: number[] }[];
}

interface Compiled {
  result?: Uint8Array;
  diagnostics?: { message: string; range: string }[];
}

const mainFile = '/report.typ';

let compiler: TypstCompiler | undefined;

/** A query lays everything out and writes nothing; writing then reuses the layout. */
async function layOut({ template, fonts, files }: TypstPages): Promise<void> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  compiler = await builder.build();
  compiler.add_source(mainFile, template);
  compiler.set_fonts(await resolveFonts(fonts));
  for (const [path, bytes] of files) compiler.map_shadow(path, bytes);
  compiler.query(mainFile, undefined, 'metadata', undefined);
}

function write(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (!compiler) throw new Error('no pages were laid out');
  for (const [path, bytes] of files) compiler.map_shadow(path, bytes);
  const compiled = compiler.compile(mainFile, undefined, 'pdf', 3) as Compiled;
  if (compiled.result) return compiled.result;
  const faults = (compiled.diagnostics ?? []).map(({ message, range }) => `${range} ${message}`);
  throw new Error(`the pages could not be set: ${faults.join('; ')}`);
}

/** Fonts in the order of the document. The set decides which font replaces another in charts. */
function resolveFonts(fonts: readonly TypstFont[]): Promise<TypstFontResolver> {
  const builder = new TypstFontResolverBuilder();
  for (const { family, bytes } of fonts) {
    const described = builder.get_font_info(bytes) as FontInfo;
    const info = described.info.map((each) => ({ ...each, family }));
    builder.add_lazy_font({ ...described, info }, () => bytes);
  }
  return builder.build();
}

/** Lengths of runs of characters that the font does not draw and does draw, alternating. */
function readCoverage(font: Uint8Array): number[] {
  const { info } = new TypstFontResolverBuilder().get_font_info(font) as FontInfo;
  return info[0]?.coverage ?? [];
}

async function answer(task: TypstTask): Promise<unknown> {
  if ('coverageOf' in task) return readCoverage(task.coverageOf);
  return 'layOut' in task ? layOut(task.layOut) : write(task.write);
}

// Synchronously: otherwise it looks for the classes of `fetch`, which take 30 ms to load.
initSync({ module: workerData as object });
parentPort?.on('message', (task: TypstTask) => {
  void answer(task).then((result) => parentPort?.postMessage(result));
});
