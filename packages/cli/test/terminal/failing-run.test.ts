import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/failing/vitest.config.ts'];

it('ends a run in which a test fails with a status that says so', async () => {
  const run = promisify(execFile)(process.execPath, args, { cwd: root });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/1 failed/) as string,
  });
});
