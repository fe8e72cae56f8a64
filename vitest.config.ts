import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    globalSetup: ['test/postgres.ts', 'test/browser.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
