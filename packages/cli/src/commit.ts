import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The commit that this was built from; undefined outside a repository, unless the build names it in COMMIT. The bundle
 * keeps what this found when it was built.
 */
export function findCommit(): string | undefined {
  const { COMMIT } = process.env;
  if (COMMIT !== undefined && COMMIT !== '') return COMMIT.slice(0, 12);
  try {
    const cwd = fileURLToPath(new URL('.', import.meta.url));
    const args = ['rev-parse', '--short=12', 'HEAD'];
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd, stdio: [...stdio], encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
