import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';

/** Exits with a status other than 0 if the committed file is not what would be written now. */
function check(script: string): void {
  const path = fileURLToPath(new URL(`../../generate/${script}`, import.meta.url));
  execFileSync(process.execPath, [path, '--check'], { stdio: 'pipe' });
}

describe('a generated file is up to date', () => {
  it('world.json with the atlas', () => {
    check('world.js');
  });

  it('advance-widths.json with the bundled fonts', () => {
    check('advance-widths.js');
  });
});
