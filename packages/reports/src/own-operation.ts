import type { ReportKey } from '@broadsheet/contract';

/** What an operation that only one family has may ask of the service, as the client that asks. */
export interface OwnOperationContext {
  /** Refuses with 403 where the client may not read these reports. */
  requireEntitlement(wanted: Pick<ReportKey, 'country' | 'language'>): void;
  /** A page of the family's reports that the client may read, by code. */
  listReports(query: OwnListQuery): Promise<OwnListedReport[]>;
  /** The bodies of some sections of a report; undefined where there is no such report. */
  findBodies(key: ReportKey, tokens: readonly string[]): Promise<OwnBodies | undefined>;
  /** Throws what is answered with 400: what is wrong with which field. */
  refuse(pointer: string, detail: string): never;
}

export interface OwnListQuery {
  country?: string;
  language?: string;
  after?: OwnListedReport;
  limit: number;
}

export interface OwnListedReport {
  id: number;
  key: ReportKey;
  title: string;
}

export type OwnBodies = Record<string, Record<string, unknown> | undefined>;

/** Undefined is answered with 204. The input has been checked against the operation's schema. */
export type AnswerOwn = (
  input: unknown,
  context: OwnOperationContext,
) => Promise<object | undefined>;
