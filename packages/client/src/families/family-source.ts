import type { ReportCache, KeptReport } from '../cache/report-cache.js';
import type { Answer, Send } from '../http/call.js';
import { untilAborted } from '../http/runtime.js';
import { sendOptional } from '../reports/report-page.js';
import { keyPathOf, type KeyFields } from './report-key.js';

/** Where the reports of one family come from. */
export interface FamilySource {
  /** The family's name, as paths have it. */
  name: string;
  send: Send;
  cache: ReportCache;
}

interface Question {
  /** The last step of the path: `sections`. */
  operation: string;
  body: object;
  readsBytes?: boolean;
  signal: AbortSignal | undefined;
}

/** Every service has these, so that "not found" there does not mean that it lacks the operation. */
const specified = ['/industry/v3/images', '/company/v3/sections'];

/** Calls an operation of the family that reads. */
export function ask(
  { send, name }: FamilySource,
  { operation, body, readsBytes = false, signal }: Question,
): Promise<Answer> {
  const path = `/${name}/v3/${operation}`;
  if (!specified.includes(path)) return sendOptional(send, { path, body, readsBytes, signal });
  return send({ method: 'POST', path, body, repeat: 'freely', signal });
}

/** What the cache has of a report. */
export function openReport(
  { cache }: FamilySource,
  key: KeyFields,
  signal: AbortSignal | undefined,
): Promise<KeptReport> {
  return untilAborted(cache.open(keyPathOf(key)), signal);
}
