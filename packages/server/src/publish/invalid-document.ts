import type { Finding } from '@broadsheet/contract/checking';
import { RequestProblem } from '../problem.js';

/** Names everything that keeps a document from being published. */
export function invalidDocument(findings: readonly Finding[]): RequestProblem {
  const errors = findings.map(({ pointer, message }) => ({ pointer, detail: message }));
  const count = errors.length === 1 ? 'an error' : `${String(errors.length)} errors`;
  const [first] = errors;
  return new RequestProblem(
    'invalid_document',
    `The document has ${count}; the first is at ${first?.pointer === '' ? 'the top' : String(first?.pointer)}: ${first?.detail ?? ''}`,
    { errors },
  );
}
