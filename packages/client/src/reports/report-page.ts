import { invalidAnswer } from '../http/answer-error.js';
import type { Answer, Call, Send } from '../http/call.js';
import { NotOfferedError } from '../http/errors.js';
import { parseJson } from '../http/parse-json.js';
import { camelCased, pascalCased } from './camel-case.js';
import { paged, type Paged } from './paged.js';

/** A part of a list of reports. */
export interface ReportPage<Report> {
  /** The reports of this page. */
  reports: Report[];
  /** The cursor of the next page, for `after`; undefined on the last page. */
  next: string | undefined;
}

/** Options of every list. */
export interface PageOptions {
  /** The most reports per page; the service has its own maximum. */
  limit?: number | undefined;
  /** `next` of the previous page. */
  after?: string | undefined;
  /** Ends the call; when iterating, ends the iteration with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Lists reports page by page from an operation that the specification does not require. */
export function listReports<Report>(
  send: Send,
  path: string,
  options: PageOptions & Record<string, unknown>,
): Paged<ReportPage<Report>, Report> {
  return listPages(send, path, options, (_answer, page) => page as ReportPage<Report>);
}

/** Like `listReports`, for an operation whose pages hold more than reports. */
export function listPages<Report, Page extends ReportPage<Report>>(
  send: Send,
  path: string,
  { signal, after, ...fields }: PageOptions & Record<string, unknown>,
  complete: (answer: Answer, page: ReportPage<unknown>) => Page,
): Paged<Page, Report> {
  return paged({
    after,
    fetchPage: async (from) => {
      const body = pascalCased({ ...fields, after: from });
      const answer = await sendOptional(send, { path, body, signal });
      return complete(answer, parsePage<unknown>(answer, from));
    },
    itemsOf: ({ reports }) => reports,
    nextOf: ({ next }) => next,
  });
}

/**
 * Sends a call to a fixed address, for which "not found" means that the service lacks the
 * operation.
 */
export async function sendOptional(
  send: Send,
  { path, body, readsBytes = false, signal }: Pick<Call, 'path' | 'body' | 'readsBytes' | 'signal'>,
): Promise<Answer> {
  const answer = await send({
    method: 'POST',
    path,
    body,
    readsBytes,
    signal,
    repeat: 'freely',
    answers: [404, 405, 501],
  });
  const { status } = answer;
  if (status < 400) return answer;
  throw new NotOfferedError(
    `answered ${String(status)}: this service does not offer the operation`,
    { method: 'POST', path, status, code: 'not_offered', response: answer.response },
  );
}

function parsePage<Report>(answer: Answer, from: string | undefined): ReportPage<Report> {
  const { Reports: reports } = parseJson(answer);
  if (!Array.isArray(reports)) throw invalidAnswer(answer, 'without a list of Reports');
  if (!reports.every(isReport)) {
    throw invalidAnswer(answer, `with a report that lacks one of ${reportFields.join(', ')}`);
  }
  return { reports: camelCased(reports) as Report[], next: findNext(answer, from) };
}

/** The cursor of the next page; undefined on the last. `from` is the cursor of this page. */
export function findNext(answer: Answer, from: string | undefined): string | undefined {
  const { Next: next } = parseJson(answer);
  if (next === undefined || (typeof next === 'string' && next !== from)) return next;
  throw invalidAnswer(answer, 'Next does not lead to another page');
}

/** The fields of every report in a list, of any family. */
const reportFields = ['Country', 'Language', 'Title', 'UpdatedAt'];

function isReport(value: unknown): boolean {
  const fields = (value ?? {}) as Record<string, unknown>;
  return reportFields.every((name) => typeof fields[name] === 'string');
}
