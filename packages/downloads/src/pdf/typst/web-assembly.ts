import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  initSync,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstFontResolver,
} from '@myriaddreamin/typst-ts-web-compiler';
import { mainFile, type TypstFont, type TypstPages } from './typst-pages.js';

interface FontInfo {
  info: { family: string }[];
}

interface Compiled {
  result?: Uint8Array;
  diagnostics?: { message: string; range: string }[];
}

const file = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
initSync({ module: readFileSync(file) });

/** Typst as WebAssembly, for platforms that have no binary of it. */
export async function setPages({ template, fonts, files }: TypstPages): Promise<Uint8Array> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.add_source(mainFile, template);
  compiler.set_fonts(await resolveFonts(fonts));
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
