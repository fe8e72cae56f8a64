import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Checks out a revision into a folder, installs and builds it there, and removes it after the work. */
export async function withOlderRevision<T>(
  { root, revision, folder }: { root: string; revision: string; folder: string },
  work: (olderRoot: string) => Promise<T>,
): Promise<T> {
  const olderRoot = join(folder, 'older');
  const git = (...args: string[]) => execFileSync('git', ['-C', root, 'worktree', ...args]);
  git('add', '--detach', olderRoot, revision);
  try {
    // Installing builds, too.
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: olderRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return await work(olderRoot);
  } finally {
    git('remove', '--force', olderRoot);
  }
}
