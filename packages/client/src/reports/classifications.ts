import { invalidAnswer } from '../http/answer-error.js';
import type { CallOptions, Send } from '../http/call.js';
import { parseJson, parseJsonList } from '../http/parse-json.js';
import { camelCased, pascalCased } from './camel-case.js';
import {
  createClassificationPublishing,
  type ClassificationPublishing,
} from './classification-publishing.js';
import { paged, type Paged } from './paged.js';
import { findNext, sendOptional, type PageOptions } from './report-page.js';
import type { Family } from './search.js';

/** A level of a classification. */
export interface ClassificationLevel {
  /** 1 is the top. */
  level: number;
  /** What the office calls it: `Division`. */
  name: string;
  /** How many codes it has. */
  codes: number;
}

/** A classification that the service has. */
export interface Classification {
  /** System and version: `ANZSIC-2006`. */
  version: string;
  /** The whole name. */
  title: string;
  /** From the top down. */
  levels: ClassificationLevel[];
  /** Whether only some of its codes are there. */
  extract: boolean;
  /** Where it is from. */
  source: string;
  /** Under which licence it is used. */
  licence: string;
  /** Number of the current edition. */
  edition: number;
  /** When this edition was published: ISO 8601. */
  publishedAt: string;
}

/** Links between the codes of two classifications; they are used both ways. */
export interface Concordance {
  /** The one classification. */
  from: string;
  /** The other one. */
  to: string;
  /** How many links there are. */
  links: number;
  /** How many of them are exact. */
  exact: number;
  /** Whether only some of its links are there. */
  extract: boolean;
  /** Where it is from. */
  source: string;
  /** Under which licence it is used. */
  licence: string;
  /** Number of the current edition. */
  edition: number;
  /** When this edition was published: ISO 8601. */
  publishedAt: string;
}

/** What the service has. */
export interface ClassificationVersions {
  /** The classifications. */
  versions: Classification[];
  /** The concordances between them. */
  concordances: Concordance[];
}

/** Which codes are wanted. */
export interface CodesQuery extends PageOptions {
  /** The classification: `ANZSIC-2006`. */
  version: string;
  /** Only codes straight under this one. */
  parent?: string | undefined;
  /** Only codes of this level; 1 is the top. */
  level?: number | undefined;
  /** Only codes that fit these words, best first. */
  query?: string | undefined;
}

/** A code of a classification. */
export interface ClassificationCode {
  /** The code. */
  code: string;
  /** Its title. */
  title: string;
  /** 1 is the top. */
  level: number;
  /** The code above it; null at the top. */
  parent: string | null;
  /** Whether there are codes below it. */
  hasCodes: boolean;
  /** Whether the client may read a report of this code or of one below it. */
  hasReports: boolean;
  /** What belongs to it. */
  notes?: string;
  /** Other words for it, which are found too. */
  otherWords?: string[];
}

/** A page of codes. */
export interface CodesPage {
  /** The codes of this page. */
  codes: ClassificationCode[];
  /** Where the next page starts, for `after`; undefined on the last page. */
  next: string | undefined;
}

/** Which reports of which codes are wanted. */
export interface ReportsByCodeQuery extends CallOptions {
  /** The classifications to which the codes belong. */
  versions: readonly string[];
  /** The codes, 1,000 at most. */
  codes: readonly string[];
  /** Only reports of this country. */
  country?: string | undefined;
  /** Only reports of these families. */
  families?: readonly Family[] | undefined;
}

/** A report that belongs to a code. */
export interface CodedReport {
  /** Country code of two letters. */
  reportCountry: string;
  /** Its code; a slash between two key fields. */
  reportCode: string;
  /** Its title. */
  reportTitle: string;
  /** Its family. */
  reportCollection: Family;
  /** Its language. */
  reportLanguage: string;
  /** When it was first published: a day, ISO 8601. */
  reportDatePublished: string;
  /** How it was found. */
  found: {
    /** By its own code, a code that it covers, the nearest code above, codes below, or a concordance. */
    by: 'own' | 'covers' | 'parent' | 'below' | 'concordance';
    /** The classification of the code that led to it. */
    version: string;
    /** The code that led to it. */
    code: string;
    /** Of a concordance: whether both codes mean the same, or overlap. */
    match?: 'exact' | 'partial';
    /** Of a concordance: the classifications that lead from the one to the other. */
    way?: string[];
  };
}

/** A code and its reports. */
export interface ReportsOfCode {
  /** The code as asked. */
  classificationCode: string;
  /** The code that was looked up, where it is written differently. */
  readAs?: string;
  /** Its title; null where there is no such code. */
  classificationTitle: string | null;
  /** Its level; null where there is no such code. */
  classificationTierNumber: number | null;
  /** Why there is nothing. */
  problem?: string;
  /** Its reports. */
  reports: CodedReport[];
}

/** The codes of one classification and their reports. */
export interface ReportsByCode {
  /** The classification. */
  classificationSystemVersion: string;
  /** One for each distinct code, in the order first asked. */
  reportsByClassificationCode: ReportsOfCode[];
}

/** Of which reports the codes are wanted. */
export interface CodesByReportQuery extends CallOptions {
  /** The reports by key, such as `industry/AU/1214/English`; 1,000 at most. */
  keys: readonly string[];
  /** Convert the codes to these classifications too. */
  versions?: readonly string[] | undefined;
}

/** A code of a report. */
export interface ReportCode {
  /** The classification. */
  classificationSystemVersion: string;
  /** The code. */
  classificationCode: string;
  /** Its title; null where the classification is not published. */
  classificationTitle: string | null;
  /** Its level; null where the classification is not published. */
  classificationTierNumber: number | null;
  /** Its own, a further one that it covers, or converted from one of these. */
  by: 'own' | 'covers' | 'concordance';
  /** Of a concordance: whether both codes mean the same, or overlap. */
  match?: 'exact' | 'partial';
  /** Of a concordance: whether the link is derived. */
  derived?: boolean;
  /** Of a concordance: the classifications that lead from the one to the other. */
  way?: string[];
}

/** A report and its codes. */
export interface CodesOfReport {
  /** The report as asked. */
  key: string;
  /** Its title. */
  title?: string;
  /** Its codes. */
  codes: ReportCode[];
  /** Why there is nothing. */
  problem?: string;
}

/** What is converted. */
export interface ConvertQuery extends CallOptions {
  /** The classification of the codes. */
  from: string;
  /** The other classification. */
  to: string;
  /** The codes, 1,000 at most. */
  codes: readonly string[];
}

/** What a code is in another classification. */
export interface ConvertedTarget {
  /** A code of the other classification. */
  code: string;
  /** Its title. */
  title: string | null;
  /** Its level. */
  level: number | null;
  /** Whether both mean the same, or overlap. */
  match: 'exact' | 'partial';
  /** Whether it leads through a third classification, or follows from a code above or below. */
  derived: boolean;
}

/** A code and what it is in another classification. */
export interface ConvertedCode {
  /** The code as asked. */
  code: string;
  /** The code that was looked up, where it is written differently. */
  readAs?: string;
  /** Its title; null where there is no such code. */
  title: string | null;
  /** Exact ones first. */
  targets: ConvertedTarget[];
  /** Why there is nothing. */
  problem?: string;
}

/** Codes in another classification. */
export interface ConvertedCodes {
  /** The classification of the codes. */
  from: string;
  /** The other classification. */
  to: string;
  /** The classifications that lead from the one to the other, both included. */
  way: string[];
  /** One for each distinct code, in the order first asked. */
  codes: ConvertedCode[];
}

/** Classifications of industries: `client.classifications`. */
export interface Classifications extends ClassificationPublishing {
  /** The classifications and concordances that there are. */
  versions(options?: CallOptions): Promise<ClassificationVersions>;
  /** Codes of a classification: all, of a level, under a code, or by words. */
  codes(query: CodesQuery): Paged<CodesPage, ClassificationCode>;
  /** The reports of codes. */
  reportsByCode(query: ReportsByCodeQuery): Promise<ReportsByCode[]>;
  /** The codes of reports. */
  codesByReport(query: CodesByReportQuery): Promise<CodesOfReport[]>;
  /** What codes are in another classification. */
  convert(query: ConvertQuery): Promise<ConvertedCodes>;
}

const base = '/classifications/v3';

export function createClassifications(send: Send): Classifications {
  return {
    ...createClassificationPublishing(send),
    async versions({ signal } = {}) {
      const answer = await sendOptional(send, { path: `${base}/versions`, body: {}, signal });
      return camelCased(parseJson(answer)) as ClassificationVersions;
    },
    codes: ({ signal, after, ...query }) =>
      paged({
        after,
        fetchPage: async (from) => {
          const body = pascalCased({ ...query, after: from });
          const answer = await sendOptional(send, { path: `${base}/codes`, body, signal });
          const { Codes: codes } = parseJson(answer);
          if (!Array.isArray(codes)) throw invalidAnswer(answer, 'without a list of Codes');
          return {
            codes: camelCased(codes) as ClassificationCode[],
            next: findNext(answer, from),
          };
        },
        itemsOf: ({ codes }) => codes,
        nextOf: ({ next }) => next,
      }),
    async reportsByCode({ versions, codes, country, families, signal }) {
      const body = {
        ...pascalCased({ country, version: versions, family: families }),
        ClassificationCode: codes,
      };
      const answer = await sendOptional(send, { path: `${base}/reportsbycode`, body, signal });
      return camelCased(parseJsonList(answer)) as ReportsByCode[];
    },
    async codesByReport({ keys, versions, signal }) {
      const body = pascalCased({ keys, version: versions });
      const answer = await sendOptional(send, { path: `${base}/codesbyreport`, body, signal });
      const { Reports: reports } = parseJson(answer);
      if (!Array.isArray(reports)) throw invalidAnswer(answer, 'without a list of Reports');
      return camelCased(reports) as CodesOfReport[];
    },
    async convert({ signal, ...query }) {
      const body = pascalCased(query);
      const answer = await sendOptional(send, { path: `${base}/convert`, body, signal });
      return camelCased(parseJson(answer)) as ConvertedCodes;
    },
  };
}
