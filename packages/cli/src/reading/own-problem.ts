import {
  AuthenticationError,
  BroadsheetError,
  NetworkError,
  RateLimitError,
  ServiceUnavailableError,
} from '@broadsheet/client';
import { UserError } from '../user-error.js';

/** Errors that affect every report, so a run stops instead of repeating them. */
const general = [AuthenticationError, NetworkError, RateLimitError, ServiceUnavailableError];

/** Why this one report failed; undefined if the error affects more than this report. */
export function findOwnProblem(error: unknown): string | undefined {
  if (general.some((kind) => error instanceof kind)) return undefined;
  const isOwn = error instanceof BroadsheetError || error instanceof UserError;
  return isOwn ? error.message : undefined;
}
