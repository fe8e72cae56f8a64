import type { IncomingHttpHeaders } from 'node:http';
import type { EditionDraft } from '@broadsheet/store';
import { quoteValue } from '../answers/quote-value.js';
import { RequestProblem } from '../problem.js';

/** The current edition that `If-Match` or `If-None-Match` (RFC 9110, 13.1) requires. */
export function expectedEdition(headers: IncomingHttpHeaders): EditionDraft['expected'] {
  const match = headers['if-match']?.trim();
  if (match === '*') return 'any';
  if (match !== undefined) {
    const [, edition] = /^"([1-9]\d{0,8})"$/.exec(match) ?? [];
    if (edition === undefined)
      throw badHeader('If-Match', match, '"3", the ETag of an edition, or *');
    return Number(edition);
  }
  const noneMatch = headers['if-none-match']?.trim();
  if (noneMatch === undefined) return undefined;
  if (noneMatch !== '*') throw badHeader('If-None-Match', noneMatch, '*');
  return null;
}

function badHeader(name: string, value: string, right: string): RequestProblem {
  return new RequestProblem(
    'invalid_request',
    `${name} is ${quoteValue(value)}; it must be ${right}.`,
  );
}

/** The entity tag of an edition. */
export const etagOf = (edition: number) => `"${String(edition)}"`;

/** The current edition is not the one that the request expects. */
export function preconditionFailed(subject: string, current: number | null): RequestProblem {
  if (current === null) {
    const detail = `${subject} has no current edition, but If-Match names one.`;
    return new RequestProblem('precondition_failed', detail);
  }
  return new RequestProblem(
    'precondition_failed',
    `The current edition is ${String(current)}; look at it, and send If-Match: ${etagOf(current)} to replace it.`,
    { headers: { etag: etagOf(current) } },
  );
}
