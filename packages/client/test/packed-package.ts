import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
export const repositoryFolder = join(packageFolder, '..', '..');

/** The package as it would be published, and small projects that use it. */
export interface PackedPackage {
  tarball: Buffer;
  /** Creates a project with these files and installs the package into it; returns its folder. */
  createProject: (files: Record<string, string>) => Promise<string>;
  remove: () => Promise<void>;
}

export async function packPackage(): Promise<PackedPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-package-'));
  const pack = ['pack', '--json', '--pack-destination', folder];
  await npm(packageFolder, ['run', 'build']);
  const { stdout } = await npm(packageFolder, [...pack, '--ignore-scripts']);
  const [packed] = JSON.parse(stdout) as [{ filename: string }];
  const path = join(folder, packed.filename);
  // Installed once by npm; the other projects get a copy.
  const installed = join(folder, 'installed');
  await writeFiles(installed, { 'package.json': '{ "private": true }' });
  const quiet = ['--offline', '--no-audit', '--no-fund', '--no-package-lock'];
  await npm(installed, ['install', path, ...quiet]);
  let projects = 0;
  return {
    tarball: await readFile(path),
    async createProject(files) {
      const project = join(folder, `project-${String((projects += 1))}`);
      await writeFiles(project, { 'package.json': '{ "private": true }', ...files });
      const modules = 'node_modules';
      await cp(join(installed, modules), join(project, modules), { recursive: true });
      return project;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

const npm = (cwd: string, parameters: string[]) => run('npm', parameters, { cwd });

/** Runs a program of a project; rejects with its output if it fails. */
export async function runNode(
  cwd: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await run(process.execPath, parameters, {
    cwd,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** Compiles a project with the repository's TypeScript. */
export async function compile(project: string): Promise<void> {
  const compiler = join(repositoryFolder, 'node_modules', 'typescript-native', 'bin', 'tsc');
  await run(process.execPath, [compiler, '-p', project]).catch((error: unknown) => {
    throw new Error((error as { stdout: string }).stdout);
  });
}
