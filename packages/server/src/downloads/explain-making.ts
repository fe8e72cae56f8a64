import { RequestProblem } from '../problem.js';

/** An overloaded worker is not the client's fault: the client is told to try again later. */
export function explainMaking(error: unknown): never {
  const { code } = error as { code?: string };
  if (code === 'queue_full') {
    throw new RequestProblem('unavailable', 'Too many files and charts are waiting to be made.');
  }
  if (code === 'timed_out' || code === 'out_of_memory') {
    throw new RequestProblem('unavailable', 'The file could not be made in time.');
  }
  throw error;
}
