import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from 'rolldown/utils';

/** Only packages that run unbundled; Vite builds the one for browsers. */
export function listPackages(root) {
  return fs
    .readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((folder) => fs.existsSync(join(folder, 'src')))
    .filter((folder) => !fs.existsSync(join(folder, 'vite.config.js')));
}

/**
 * Writes src as JavaScript to dist, file by file, without checking types. Returns how many files
 * were written: only those whose source is newer than the last output.
 */
export function transpilePackages(folders) {
  let written = 0;
  for (const folder of folders) {
    removeOutdated(folder);
    const source = join(folder, 'src');
    for (const name of fs.readdirSync(source, { recursive: true })) {
      const from = join(source, name);
      const to = join(folder, 'dist', name).replace(/\.ts$/, '.js');
      if (!/\.(ts|json)$/.test(name) || isNewer(to, from)) continue;
      fs.mkdirSync(dirname(to), { recursive: true });
      if (name.endsWith('.json')) fs.copyFileSync(from, to);
      else transpile(from, to);
      written += 1;
    }
  }
  return written;
}

/**
 * Removes the output of renamed or removed sources: charts are known by the code that draws them.
 */
function removeOutdated(folder) {
  const built = join(folder, 'dist');
  if (!fs.existsSync(built)) return;
  for (const name of fs.readdirSync(built, { recursive: true })) {
    const [, stem] = /^(?!bundle\/)(.+)\.js$/.exec(name) ?? [];
    if (stem === undefined) continue;
    // The client also has its modules as CommonJS.
    const source = join(folder, 'src', `${stem.replace(/^cjs\//, '')}.ts`);
    if (fs.existsSync(source)) continue;
    for (const suffix of ['.js', '.js.map', '.d.ts', '.d.ts.map']) {
      fs.rmSync(join(built, stem + suffix), { force: true });
    }
  }
}

function isNewer(file, than) {
  const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return time !== undefined && time > fs.statSync(than).mtimeMs;
}

function transpile(from, to) {
  const { code, map, errors } = transformSync(from, fs.readFileSync(from, 'utf8'), {
    target: 'es2023',
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true },
  });
  if (errors.length > 0) throw new Error(`${from}: ${errors.map(String).join('\n')}`);
  const mapFile = `${to}.map`;
  const sources = [relative(dirname(to), from)];
  fs.writeFileSync(mapFile, JSON.stringify({ ...map, sources, sourcesContent: undefined }));
  fs.writeFileSync(to, `${code}//# sourceMappingURL=${mapFile.slice(dirname(to).length + 1)}\n`);
}
