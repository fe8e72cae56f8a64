import { RequestProblem } from '../problem.js';
import { InvalidUploadError } from './read-upload.js';

/** Explains what is wrong with the form of a request; rethrows all other errors. */
export function refuseForm(error: unknown): never {
  if (!(error instanceof InvalidUploadError)) throw error;
  const errors = error.findings.map(({ pointer, message }) => ({ pointer, detail: message }));
  const [first] = errors;
  const where = first?.pointer ? `${first.pointer} of the body` : 'The body';
  throw new RequestProblem('invalid_request', `${where} is not valid: ${first?.detail ?? ''}`, {
    errors,
  });
}
