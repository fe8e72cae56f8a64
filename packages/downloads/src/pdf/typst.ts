import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import init, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
  type TypstFontResolver,
} from '@myriaddreamin/typst-ts-web-compiler';

/** A font file under the family name that documents use. */
export interface TypstFont {
  family: string;
  bytes: Uint8Array;
}

interface TypstInput {
  fonts: TypstFont[];
  /** By path. */
  files: Map<string, Uint8Array>;
}

interface FontInfo {
  info: { family: string; coverage: number[] }[];
}

const template = readFileSync(new URL('../../pages/report.typ', import.meta.url), 'utf8');
const mainFile = '/report.typ';

let starting: Promise<TypstCompiler> | undefined;

/** Typst as WebAssembly: one file for every platform. It is compiled once in each worker. */
async function start(): Promise<TypstCompiler> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await init({ module_or_path: readFileSync(file) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.add_source(mainFile, template);
  return compiler;
}

/** Sets `pages/report.typ` with these files and fonts, and no others. */
export async function compilePdf({ fonts, files }: TypstInput): Promise<Uint8Array> {
  const compiler = await (starting ??= start());
  compiler.set_fonts(await resolveFonts(fonts));
  for (const [path, bytes] of files) compiler.map_shadow(path, bytes);
  try {
    const { result, diagnostics = [] } = compiler.compile(mainFile, undefined, 'pdf', 3) as {
      result?: Uint8Array;
      diagnostics?: { message: string; range: string }[];
    };
    if (result) return result;
    const faults = diagnostics.map(({ message, range }) => `${range} ${message}`);
    throw new Error(`the pages could not be set: ${faults.join('; ')}`);
  } finally {
    for (const path of files.keys()) compiler.unmap_shadow(path);
    forget(compiler);
  }
}

/**
 * Each call makes cached results a step older, and drops those that were not used for thirty steps:
 * what the last three documents needed stays, so memory is bounded.
 */
function forget(compiler: TypstCompiler): void {
  for (let step = 0; step < 10; step += 1) compiler.reset();
}

const resolvers = new Map<string, TypstFontResolver>();
const mostResolvers = 4;

/** Fonts in the order of the document. The set decides which font replaces another in charts. */
async function resolveFonts(fonts: TypstFont[]): Promise<TypstFontResolver> {
  const name = fonts.map(({ family, bytes }) => `${family} ${String(bytes.length)}`).join();
  const known = resolvers.get(name);
  if (known) return known;
  const builder = new TypstFontResolverBuilder();
  for (const { family, bytes } of fonts) {
    const described = builder.get_font_info(bytes) as FontInfo;
    const info = described.info.map((each) => ({ ...each, family }));
    builder.add_lazy_font({ ...described, info }, () => bytes);
  }
  const resolver = await builder.build();
  if (resolvers.size >= mostResolvers) {
    for (const [old, unused] of resolvers) {
      resolvers.delete(old);
      unused.free();
    }
  }
  resolvers.set(name, resolver);
  return resolver;
}

/** The characters that a font draws, from what Typst reads of it. */
export async function readCoverage(bytes: Uint8Array): Promise<(codePoint: number) => boolean> {
  await (starting ??= start());
  const builder = new TypstFontResolverBuilder();
  const { info } = builder.get_font_info(bytes) as FontInfo;
  builder.free();
  const covered = new Set<number>();
  let at = 0;
  // Lengths of runs that are not covered and covered, in turn.
  (info[0]?.coverage ?? []).forEach((length, index) => {
    if (index % 2 === 1) for (let code = at; code < at + length; code += 1) covered.add(code);
    at += length;
  });
  return (codePoint) => covered.has(codePoint);
}
