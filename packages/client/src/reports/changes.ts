import { invalidAnswer } from '../http/answer-error.js';
import type { Answer, Send } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import type { Runtime } from '../http/runtime.js';
import { camelCased, pascalCased } from './camel-case.js';
import { paged, type Paged } from './paged.js';
import { sendOptional } from './report-page.js';
import type { Family } from './search.js';

/** Which changes are listed. */
export interface ChangesOptions {
  /**
   * Where to continue: `next` of a page or `cursor` of an event; from the beginning if left out.
   */
  after?: string | undefined;
  /** Only changes of these families; otherwise of all. */
  families?: readonly Family[] | undefined;
  /** Only changes of this report, such as `industry/AU/1214/English`. */
  key?: string | undefined;
  /** The most events per page; the service has its own maximum. */
  limit?: number | undefined;
  /** When iterating, waits for new events instead of ending at the last one. */
  follow?: boolean | undefined;
  /** How long to wait between requests when following; 30 seconds by default. */
  pollMs?: number | undefined;
  /** Ends the call; when iterating, ends the iteration with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** A chart or section whose content changed. */
export interface ChangedPart {
  /** An image name or a section token. */
  name: string;
  /** Hash of its content; null if the report no longer has it. */
  sha256: string | null;
}

/** One event of a report. */
export interface ChangeEvent {
  /**
   * What happened: the report appeared or changed, was withdrawn, or figures that span companies
   * changed.
   */
  kind: 'published' | 'withdrawn' | 'refreshed';
  /** The report, such as `industry/AU/1214/English`. */
  key: string;
  /** Number of the edition; null for a withdrawal. */
  edition: number | null;
  /** When it became visible: ISO 8601. */
  at: string;
  /** The charts or sections whose content changed. */
  changed: ChangedPart[];
  /**
   * Where to continue so that nothing is missed. For the last event of a page this is right after
   * it; for earlier events it is the start of the page, so that some events may come again.
   */
  cursor: string | undefined;
}

/** A part of the change feed. */
export interface ChangesPage {
  /** The events of this page, oldest first. */
  events: ChangeEvent[];
  /** Where to continue, also if there are no events yet. */
  next: string;
}

const defaultPollMs = 30_000;

/** Everything that happened to the reports that the client may read, in order. */
export function listChanges(
  send: Send,
  runtime: Runtime,
  options: ChangesOptions = {},
): Paged<ChangesPage, ChangeEvent> {
  const { after, signal, follow, pollMs = defaultPollMs, ...fields } = options;
  return paged({
    after,
    fetchPage: async (from) => {
      const body = pascalCased({ ...fields, after: from });
      return parsePage(await sendOptional(send, { path: '/changes/v1/list', body, signal }), from);
    },
    itemsOf: ({ events }) => events,
    nextOf: async ({ events, next }) => {
      // A page that is not full is the last one.
      if (!follow) return events.length >= (fields.limit ?? 1) ? next : undefined;
      if (events.length > 0) return next;
      await runtime.sleep(pollMs, signal);
      return next;
    },
  });
}

function parsePage(answer: Answer, from: string | undefined): ChangesPage {
  const { Events: events, Next: next } = parseJson(answer);
  if (!Array.isArray(events) || typeof next !== 'string') {
    throw invalidAnswer(answer, 'without a list of Events and Next');
  }
  if (events.length > 0 && next === from) throw invalidAnswer(answer, 'Next does not lead on');
  const last = events.length - 1;
  return {
    events: events.map((event, index) => ({
      cursor: index === last ? next : from,
      ...(camelCased(event) as Omit<ChangeEvent, 'cursor'>),
    })),
    next,
  };
}
