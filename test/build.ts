import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Tests import other packages, and start the command, as built: building first is automatic. */
export function setup(): void {
  const build = fileURLToPath(new URL('../build/main.js', import.meta.url));
  execFileSync(process.execPath, [build], { stdio: ['ignore', 'ignore', 'inherit'] });
}
