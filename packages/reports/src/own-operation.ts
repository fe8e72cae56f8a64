import type { ReportKey } from '@broadsheet/contract';

/**
 * What a family's own operation may ask of the service, with the rights of the requesting client.
 */
export interface OwnOperationContext {
  /** Refuses with 403 if the client may not read these reports. */
  requireEntitlement(requested: Pick<ReportKey, 'country' | 'language'>): void;
  /** A page of the family's reports that the client may read, by code. */
  listReports(query: OwnListQuery): Promise<OwnListedReport[]>;
  /** The bodies of some sections of a report; undefined if there is no such report. */
  findBodies(key: ReportKey, tokens: readonly string[]): Promise<OwnBodies | undefined>;
  /** The family's reports whose key figure moved and that the client may read; largest rise first. */
  listMoved(query: OwnMovedQuery): Promise<OwnMovedPage>;
  /** Throws the problem for a 400 answer: which field is wrong, and why. */
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
  /** The number of published decimals. */
  decimals: number;
  country?: string;
  language?: string;
  codes?: readonly string[];
  /** As in the request, where the field is `Since`. */
  since: string;
  /** The least change, up or down. */
  minimum: number;
  limit?: number;
  /** As in the request: the cursor of the previous page. */
  after?: string;
}

export interface OwnMovedPage {
  reports: OwnMovedReport[];
  /** On the first page: the requested codes that have no report. */
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
