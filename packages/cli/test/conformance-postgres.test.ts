/** The whole conformance suite once more, with the reports in PostgreSQL. */
import { afterAll } from 'vitest';

process.env.CONFORMANCE_DATABASE = 'postgres';
await import('./conformance.test.js');
afterAll(() => {
  delete process.env.CONFORMANCE_DATABASE;
});
