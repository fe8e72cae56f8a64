// Searches for reports, and shows what to do about each kind of error.
//   node find-reports.js wine

import {
  AuthenticationError,
  BadRequestError,
  NetworkError,
  NotOfferedError,
  RateLimitError,
} from '@broadsheet/client';
import { connect } from './connect.js';

const [query = 'wine'] = process.argv.slice(2);

function advise(error: unknown): string {
  if (error instanceof AuthenticationError) return 'Check the credentials.';
  if (error instanceof BadRequestError) return error.fields.map(({ detail }) => detail).join('\n');
  if (error instanceof RateLimitError) {
    return `Too fast; wait ${String((error.retryAfterMs ?? 0) / 1000)} s.`;
  }
  if (error instanceof NetworkError) return `The service cannot be reached: ${error.message}`;
  if (error instanceof NotOfferedError) return 'This service has no search.';
  throw error;
}

try {
  for await (const { key, title } of connect().search({ query })) console.log(key, title);
} catch (error) {
  console.error(advise(error));
  process.exitCode = 1;
}
