import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A failing run: the test setup must not hide the failure. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { globalSetup: ['../postgres.ts'], include: ['fails.test.ts'] },
});
