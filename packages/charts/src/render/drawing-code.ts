import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

export interface DrawingCode {
  /** A hash of our own code. */
  code: string;
  /** The libraries, each with its version. */
  libraries: string[];
}

/**
 * Describes the code that draws charts. It reads files; a bundle contains the result from when it
 * was built.
 */
export function describeDrawingCode(): DrawingCode {
  return { code: hashOwnCode(), libraries: ['echarts', '@napi-rs/canvas'].map(describePackage) };
}

function hashOwnCode(): string {
  const hash = createHash('sha256');
  for (const folder of ['../options', '.']) {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    for (const file of listCode(path)) hash.update(readFileSync(join(path, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Sorted, because the order of files in a folder differs between systems. */
function listCode(path: string): string[] {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.d)\.(js|ts|json)$/.test(file)).sort();
}

function describePackage(name: string): string {
  return `${name}-${findPackageVersion(name, dirname(require.resolve(name)))}`;
}

/** Some packages do not export their package.json, so it is searched upwards from their entry. */
function findPackageVersion(name: string, folder: string): string {
  const found = readPackage(join(folder, 'package.json'));
  if (found?.name === name && found.version) return found.version;
  if (folder === dirname(folder)) throw new Error(`No package.json of ${name} was found`);
  return findPackageVersion(name, dirname(folder));
}

function readPackage(path: string): { name?: string; version?: string } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { name?: string; version?: string };
  } catch {
    return undefined;
  }
}
