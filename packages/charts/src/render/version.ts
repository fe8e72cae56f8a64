import { describeDrawingCode } from './drawing-code.js';
import { getFontsVersion } from './font-faces.js';

/**
 * Everything that an image's bytes depend on besides its data and theme: the hash of our own code,
 * the versions of the libraries (zlib comes with Node), the fonts, and the processor architecture,
 * whose floating-point arithmetic Skia uses. Reads a few files, and loads no library.
 */
export function describeRendererVersion(): string {
  const { code, libraries } = describeDrawingCode();
  return [
    `code-${code}`,
    process.arch,
    ...libraries,
    `zlib-${process.versions.zlib}`,
    getFontsVersion(),
  ].join(' ');
}
