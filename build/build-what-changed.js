import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { writeBillOfMaterials } from './bill-of-materials.js';
import { bundleCommand } from './bundle-command.js';
import { listPackages, transpilePackages } from './transpile-packages.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Builds what is older than its sources; returns at once if nothing changed. */
export async function buildWhatChanged() {
  const written = transpilePackages(listPackages(root));
  const bundle = join(root, 'packages/cli/dist/bundle/main.js');
  const site = join(root, 'packages/web/dist/site/index.html');
  const parts = [];
  if (written > 0 || isOlder(bundle, listTools())) parts.push(bundleCommand(root));
  if (isOlder(site, [...listTools(), ...listSiteSources()])) parts.push(buildSite());
  await Promise.all(parts);
  // In the folder of the bundle, which is packed, and rebuilt with it.
  const bill = join(root, 'packages/cli/dist/bundle/bom.json');
  if (isOlder(bill, listTools())) writeBillOfMaterials(root, bill);
}

/** The build scripts, and the versions of the libraries that go into the build. */
function listTools() {
  return [join(root, 'package-lock.json'), ...listFiles(join(root, 'build'))];
}

/** The sources of the explorer; it shares its other packages with the service. */
function listSiteSources() {
  const folders = ['web/src', 'web/build', 'client/src', 'contract/src', 'charts/src/options'];
  const files = ['web/index.html', 'web/vite.config.js', 'web/package.json'];
  return [
    ...files.map((name) => join(root, 'packages', name)),
    ...folders.flatMap((name) => listFiles(join(root, 'packages', name))),
  ];
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
}

function isOlder(file, sources) {
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.some((source) => statSync(source).mtimeMs > time);
}

/** In a separate process, while the bundle is made. */
async function buildSite() {
  const stdio = ['ignore', 'ignore', 'inherit'];
  // Tests build too, and their NODE_ENV would make Vite build for development.
  const options = { cwd: root, env: { ...env, NODE_ENV: 'production' }, shell: true };
  const [status] = await once(
    spawn('npm run --silent build -w packages/web', { ...options, stdio }),
    'exit',
  );
  if (status !== 0) throw new Error('The pages of the explorer could not be built; see above.');
}
