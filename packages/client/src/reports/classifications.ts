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
  /** Whether it holds only some of the codes. */
  extract: boolean;
  /** Its source. */
  source: string;
  /** The licence under which it is used. */
  licence: string;
  /** Number of the current edition. */
  edition: number;
  /** When this edition was published: ISO 8601. */
  publishedAt: string;
}

/** Links between the codes of two classifications, usable in both directions. */
export interface Concordance {
  /** The first classification. */
  from: string;
  /** The second classification. */
  to: string;
  /** How many links there are. */
  links: number;
  /** How many of them are exact. */
  exact: number;
  /** Whether it holds only some of the links. */
  extract: boolean;
  /** Its source. */
  source: string;
  /** The licence under which it is used. */
  licence: string;
  /** Number of the current edition. */
  edition: number;
  /** When this edition was published: ISO 8601. */
  publishedAt: string;
}

/** The classifications and concordances of the service. */
export interface ClassificationVersions {
  /** The classifications. */
  versions: Classification[];
  /** The concordances between them. */
  concordances: Concordance[];
}

/** Which codes to list. */
export interface CodesQuery extends PageOptions {
  /** The classification: `ANZSIC-2006`. */
  version: string;
  /** Only codes directly under this one. */
  parent?: string | undefined;
  /** Only codes of this level; 1 is the top. */
  level?: number | undefined;
  /** Only codes that match these words, best first. */
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
  /** What belongs to this code. */
  notes?: string;
  /** Other words for it, which are searched too. */
  otherWords?: string[];
}

/** A page of codes. */
export interface CodesPage {
  /** The codes of this page. */
  codes: ClassificationCode[];
  /** The cursor of the next page, for `after`; undefined on the last page. */
  next: string | undefined;
}

/** Which reports of which codes to find. */
export interface ReportsByCodeQuery extends CallOptions {
  /** The classification of the codes. */
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
    /** For a concordance: whether both codes mean the same, or overlap. */
    match?: 'exact' | 'partial';
    /** For a concordance: the chain of classifications between the two. */
    way?: string[];
  };
}

/** A code and its reports. */
export interface ReportsOfCode {
  /** The code as requested. */
  classificationCode: string;
  /** The code that was looked up, if it is written differently. */
  readAs?: string;
  /** Its title; null if there is no such code. */
  classificationTitle: string | null;
  /** Its level; null if there is no such code. */
  classificationTierNumber: number | null;
  /** Why there are no reports. */
  problem?: string;
  /** Its reports. */
  reports: CodedReport[];
}

/** The codes of one classification and their reports. */
export interface ReportsByCode {
  /** The classification. */
  classificationSystemVersion: string;
  /** One entry for each distinct code, in the order of the request. */
  reportsByClassificationCode: ReportsOfCode[];
}

/** The reports whose codes to find. */
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
  /** Its title; null if the classification is not published. */
  classificationTitle: string | null;
  /** Its level; null if the classification is not published. */
  classificationTierNumber: number | null;
  /** The report's own code, a further one that it covers, or one converted from these. */
  by: 'own' | 'covers' | 'concordance';
  /** For a concordance: whether both codes mean the same, or overlap. */
  match?: 'exact' | 'partial';
  /** For a concordance: whether the link is derived. */
  derived?: boolean;
  /** For a concordance: the chain of classifications between the two. */
  way?: string[];
}

/** A report and its codes. */
export interface CodesOfReport {
  /** The report as requested. */
  key: string;
  /** Its title. */
  title?: string;
  /** Its codes. */
  codes: ReportCode[];
  /** Why there are no codes. */
  problem?: string;
}

/** What to convert. */
export interface ConvertQuery extends CallOptions {
  /** The classification of the codes. */
  from: string;
  /** The target classification. */
  to: string;
  /** The codes, 1,000 at most. */
  codes: readonly string[];
}

/** A corresponding code in another classification. */
export interface ConvertedTarget {
  /** A code of the target classification. */
  code: string;
  /** Its title. */
  title: string | null;
  /** Its level. */
  level: number | null;
  /** Whether both mean the same, or overlap. */
  match: 'exact' | 'partial';
  /** Whether it goes through a third classification, or follows from a code above or below. */
  derived: boolean;
}

/** A code and its corresponding codes in another classification. */
export interface ConvertedCode {
  /** The code as requested. */
  code: string;
  /** The code that was looked up, if it is written differently. */
  readAs?: string;
  /** Its title; null if there is no such code. */
  title: string | null;
  /** Exact ones first. */
  targets: ConvertedTarget[];
  /** Why there are no corresponding codes. */
  problem?: string;
}

/** Codes in another classification. */
export interface ConvertedCodes {
  /** The classification of the codes. */
  from: string;
  /** The target classification. */
  to: string;
  /** The chain of classifications between the two, both included. */
  way: string[];
  /** One entry for each distinct code, in the order of the request. */
  codes: ConvertedCode[];
}

/** Classifications of industries: `client.classifications`. */
export interface Classifications extends ClassificationPublishing {
  /** The available classifications and concordances. */
  versions(options?: CallOptions): Promise<ClassificationVersions>;
  /** Codes of a classification: all, of a level, under a code, or by words. */
  codes(query: CodesQuery): Paged<CodesPage, ClassificationCode>;
  /** The reports of codes. */
  reportsByCode(query: ReportsByCodeQuery): Promise<ReportsByCode[]>;
  /** The codes of reports. */
  codesByReport(query: CodesByReportQuery): Promise<CodesOfReport[]>;
  /** The corresponding codes in another classification. */
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
