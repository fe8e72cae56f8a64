import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../peers', import.meta.url));

/** Installs the engines that others use, once; says why if that is not possible. */
export function installPeers(): { installed: true } | { installed: false; reason: string } {
  if (isBuilt()) return { installed: true };
  console.log('Installing the engines others use into bench/peers …');
  const npm = spawnSync('npm', ['ci', '--no-audit'], { cwd: folder, encoding: 'utf8' });
  if (npm.status === 0 && isBuilt()) return { installed: true };
  const lines = npm.stderr.trim().split('\n');
  return { installed: false, reason: lines.at(-1) ?? 'npm ci failed' };
}

/** The file is missing if there is no prebuilt binary and libcairo's headers are not installed. */
function isBuilt(): boolean {
  return existsSync(`${folder}/node_modules/canvas/build/Release/canvas.node`);
}
