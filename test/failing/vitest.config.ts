import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A run that fails: what is set up for the tests must not hide that. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { globalSetup: ['../postgres.ts'], include: ['fails.test.ts'] },
});
