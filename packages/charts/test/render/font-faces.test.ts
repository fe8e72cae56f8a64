import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FontFace, listFontFaces } from '../../src/render/font-faces.js';

interface CoverageReader {
  listCodePoints: (font: Buffer) => number[];
}

const { listCodePoints } = (await import(
  new URL('../../fonts/woff2-coverage.js', import.meta.url).href
)) as CoverageReader;

function listCovered({ covers }: FontFace): number[] {
  return Array.from({ length: 0x30000 }, (_, codePoint) => codePoint).filter(covers);
}

/** Regular and bold may differ; a character counts only if both have it. */
function readCoverage({ paths }: FontFace): number[] {
  const [regular = [], bold = []] = paths.map((path) => listCodePoints(readFileSync(path)));
  const inBold = new Set(bold);
  return regular.filter((codePoint) => inBold.has(codePoint)).sort((a, b) => a - b);
}

test.each(listFontFaces().map((face) => [face.name, face] as const))(
  'the table says what the files of %s hold',
  (_name, face) => {
    expect(listCovered(face)).toEqual(readCoverage(face));
  },
);
