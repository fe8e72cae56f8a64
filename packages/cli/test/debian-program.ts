import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface DebianProgram {
  /** The name of the package. */
  name: string;
  /** The path of the program in the installed package. */
  path: string;
  /** Other paths where a machine may have it. */
  elsewhere?: string[];
  /** An empty folder to unpack the package into. */
  folder: string;
}

/**
 * The program of the machine, or else of Debian's package, which is unpacked into a folder and not
 * installed.
 */
export function findProgram({ name, path, elsewhere = [], folder }: DebianProgram): string {
  const found = [path, ...elsewhere].find((place) => existsSync(place));
  if (found !== undefined) return found;
  try {
    const download = `apt-get download ${name}`;
    const run = (script: string) =>
      execFileSync('bash', ['-c', script], { cwd: folder, stdio: 'ignore' });
    run(`${download} || (apt-get update && ${download})`);
    run(`dpkg-deb -x ${name}_*.deb unpacked`);
    return join(folder, 'unpacked', path);
  } catch (error) {
    const message = `${name} was not found, and Debian's package of it could not be fetched. Install it and try again.`;
    throw new Error(message, { cause: error });
  }
}
