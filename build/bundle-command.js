import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';
import { rolldown } from 'rolldown';

/** Not bundled: they contain binaries, or start threads from their own files. */
const external = [
  /^@myriaddreamin\/typst-ts-(node|web)-compiler/,
  /^@napi-rs\/canvas/,
  '@photostructure/sqlite',
  'piscina',
  'pg-native',
];

/** Its other build requires parts by names that a bundler cannot see. */
const alias = { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' };

/**
 * The command in a few files, so that it starts fast: Node takes longer to find and read a thousand
 * modules than to run them. Parts that are imported on demand become separate files.
 */
export async function bundleCommand(root) {
  const command = join(root, 'packages/cli/dist');
  const folder = join(command, 'bundle');
  const bundle = await rolldown({
    input: { main: join(command, 'main.js') },
    platform: 'node',
    external,
    resolve: { alias },
    plugins: [moveFiles(folder), keepFindings(root)],
    checks: { eval: false, circularDependency: false },
  });
  rmSync(folder, { recursive: true, force: true });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
}

/** Makes URLs relative to a module relative to the bundle; a referenced script becomes an entry. */
function moveFiles(folder) {
  return {
    name: 'move-files',
    transform(code, id) {
      if (!isOurs(id)) return undefined;
      return code.replace(
        /new URL\((["'`])([^"'`$]*)(.*?)\1, import\.meta\.url\)/g,
        (_, quote, path, rest) => {
          const file = fileURLToPath(new URL(path, pathToFileURL(id)));
          let moved = `${relative(folder, file)}${path.endsWith('/') ? '/' : ''}`;
          if (path.endsWith('.js')) {
            const name = [basename(dirname(file)), basename(file)].join('-');
            this.emitFile({ type: 'chunk', id: file, fileName: name });
            moved = `./${name}`;
          }
          return `new URL(${quote}${moved}${rest}${quote}, import.meta.url)`;
        },
      );
    },
  };
}

/**
 * Some functions compute what cannot change after the build, from files that a bundle does not have
 * or by loading everything: the bundle contains their results.
 */
function keepFindings(root) {
  const findings = {
    [join(root, 'packages/charts/dist/render/drawing-code.js')]: async (file) => {
      const { describeDrawingCode } = await load(file);
      return `export const describeDrawingCode = () => (${JSON.stringify(describeDrawingCode())});`;
    },
    [join(root, 'packages/downloads/dist/making-code.js')]: async (file) => {
      const { describeMakingCode } = await load(file);
      return `export const describeMakingCode = () => ${JSON.stringify(describeMakingCode())};`;
    },
    [join(root, 'packages/cli/dist/commit.js')]: async (file) => {
      const { findCommit } = await load(file);
      return `export const findCommit = () => ${JSON.stringify(findCommit()) ?? 'undefined'};`;
    },
    [join(root, 'packages/cli/dist/list-summaries.js')]: async (file) => {
      const { listSummaries } = await load(file);
      const { buildProgram } = await load(join(dirname(file), 'program.js'));
      const summaries = JSON.stringify(await listSummaries(() => buildProgram()));
      return `export const listSummaries = async () => ${summaries};`;
    },
  };
  return { name: 'keep-findings', load: (id) => findings[id]?.(id) };
}

const load = (file) => import(pathToFileURL(file).href);

const isOurs = (id) => /packages[/\\][^/\\]+[/\\]dist[/\\]/.test(id) && existsSync(id);
