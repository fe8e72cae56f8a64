import type { ReportKey } from '@broadsheet/contract';

/** What an operation that only one family has may ask of the service, as the client that asks. */
export interface OwnOperationContext {
  /** Refuses with 403 where the client may not read these reports. */
  requireEntitlement(wanted: Pick<ReportKey, 'country' | 'language'>): void;
  /** A page of the family's reports that the client may read, by code. */
  listReports(query: OwnListQuery): Promise<OwnListedReport[]>;
  /** The bodies of some sections of a report; undefined where there is no such report. */
  findBodies(key: ReportKey, tokens: readonly string[]): Promise<OwnBodies | undefined>;
  /** The family's reports whose key figure moved and that the client may read; largest rise first. */
  listMoved(query: OwnMovedQuery): Promise<OwnMovedPage>;
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

export interface OwnMovedQuery {
  /** The name of the key figure. */
  figure: string;
  /** With how many decimals it is published. */
  decimals: number;
  country?: string;
  language?: string;
  codes?: readonly string[];
  /** As in the request, where its field is called `Since`. */
  since: string;
  /** How far it must have moved, up or down. */
  minimum: number;
  limit?: number;
  /** As in the request: the cursor of the page before. */
  after?: string;
}

export interface OwnMovedPage {
  reports: OwnMovedReport[];
  /** On the first page: those of the codes that there is no report of. */
  missing: string[];
  /** The cursor of the next page; undefined at the end. */
  next: string | undefined;
}

export interface OwnMovedReport {
  key: ReportKey;
  title: string;
  change: number;
  then: OwnMovedFigure;
  now: OwnMovedFigure;
}

interface OwnMovedFigure {
  edition: number;
  value: number;
  parts: Readonly<Record<string, number>>;
}

export type OwnBodies = Record<string, Record<string, unknown> | undefined>;

/** Undefined is answered with 204. The input has been checked against the operation's schema. */
export type AnswerOwn = (
  input: unknown,
  context: OwnOperationContext,
) => Promise<object | undefined>;
