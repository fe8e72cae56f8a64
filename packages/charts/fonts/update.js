/**
 * Fetches the bundled fonts from the registry and writes `faces.json`: which characters each face
 * draws. Run by hand (`npm run fonts -w packages/charts`) when the fonts are to be renewed.
 *
 * The faces are kept here, not as dependencies, because their packages hold every weight and
 * subset: 400 MB for the 8 MB that are drawn with.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRanges } from './format-ranges.js';
import { listCodePoints } from './woff2-coverage.js';

const version = '5.3.0';
const weights = { regular: 400, bold: 700 };

/** In the order in which they are asked for a character that several have. */
const faces = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-jp', 'japanese'],
  ['noto-sans-sc', 'chinese-simplified'],
  ['noto-sans-tc', 'chinese-traditional'],
  ['noto-sans-kr', 'korean'],
  ['noto-sans-symbols', 'symbols'],
  ['noto-sans-math', 'latin'],
  // The Japanese subset leaves out signs that Japanese text uses: ※ ㈱ ℃ ㎏ ‰ ― and their like.
  ...[52, 59, 66, 67, 82, 94, 113].map((slice) => ['noto-sans-jp', String(slice)]),
];

const here = import.meta.dirname;
const files = join(here, 'files');
const download = mkdtempSync(join(tmpdir(), 'fonts-'));
rmSync(files, { recursive: true, force: true });
mkdirSync(files);
for (const name of new Set(faces.map(([name]) => name))) fetchPackage(name);
const described = faces.map(([name, subset]) => describeFace(name, subset));
writeFileSync(join(here, 'faces.json'), formatFaces(described));
rmSync(download, { recursive: true });

function fetchPackage(name) {
  const npm = [
    'pack',
    '--silent',
    '--pack-destination',
    download,
    `@fontsource/${name}@${version}`,
  ];
  const tarball = execFileSync('npm', npm, { encoding: 'utf8' }).trim();
  mkdirSync(join(download, name));
  execFileSync('tar', ['-xzf', join(download, tarball), '-C', join(download, name)]);
  copyFileSync(join(download, name, 'package/LICENSE'), join(files, `${name}.LICENSE`));
}

function describeFace(name, subset) {
  const face = { name: nameFace(name, subset), files: {}, ranges: '' };
  const covered = [];
  for (const [style, weight] of Object.entries(weights)) {
    const file = copyFile(name, subset, weight);
    face.files[style] = file;
    covered.push(new Set(listCodePoints(readFileSync(join(files, file)))));
  }
  const [regular, bold] = covered;
  face.ranges = formatRanges([...regular].filter((codePoint) => bold.has(codePoint)));
  return face;
}

/** Subsets of the general font and whole scripts go by their own name, others by their package's too. */
function nameFace(name, subset) {
  const special = name === 'noto-sans-math' || /^\d+$/.test(subset);
  return special ? `${name.replace('noto-sans-', '')}-${subset}` : subset;
}

/** Signs come in one weight only, which serves for bold too. */
function copyFile(name, subset, weight) {
  const source = join(download, name, 'package/files');
  const exact = `${name}-${subset}-${weight}-normal.woff2`;
  const file = existsSync(join(source, exact)) ? exact : exact.replace(String(weight), '400');
  copyFileSync(join(source, file), join(files, file));
  return file;
}

function formatFaces(faces) {
  const hash = createHash('sha256');
  for (const face of faces)
    for (const file of Object.values(face.files)) hash.update(readFileSync(join(files, file)));
  const fonts = `noto-${version}-${hash.digest('hex').slice(0, 8)}`;
  return `${JSON.stringify({ version: fonts, faces }, null, 2)}\n`;
}
