import type { Theme } from '@broadsheet/charts/themes';
import type { ChartData, Comparison, DownloadFormat, Paper } from '@broadsheet/contract';

/** The report of a file. */
export interface ReportHead {
  /** As people write it: `industry/AU/1214/English`. */
  reportKey: string;
  /** The fields that name it in JSON: `{Country, Code, Language}`. */
  key: Readonly<Record<string, string | number>>;
  language: string;
  title: string;
  edition: number;
  /** ISO 8601. */
  publishedAt: string;
  updatedAt: string;
}

/** What the definition of a family says about its sections. */
export interface FamilyForm {
  /** The heading of lists: `Industry reports`. */
  title: string;
  /** In the order in which readers see them. */
  sections: { token: string; label: string; body: object }[];
  /** Of charts, in the order in which they are listed. */
  charts: string[];
  /** By the name of the language and the English name. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All input of one file. It is sent to a worker. */
export interface ReportTask {
  format: DownloadFormat;
  head: ReportHead;
  /** A `FamilyForm` as JSON: a worker that knows the text need not parse it again. */
  form: string;
  /** Stored section results, in the order in which they are shown. */
  sections: { token: string; result: Uint8Array }[];
  charts: { name: string; data: ChartData }[];
  /** The list of images as `fullreport` writes it. */
  images: { Name: string; URL: string }[];
  /** Whether only some sections were requested. */
  isPart: boolean;
  theme: Theme;
  paper: Paper;
  /** For links to other reports; undefined if the service does not know its own address. */
  links: ReportLinks | undefined;
}

/** How the explorer builds the addresses of reports. */
interface ReportLinks {
  /** `https://reports.example.com` */
  origin: string;
  /** The fields that follow the name of the family in an address. */
  families: { name: string; keyFields: string[] }[];
}

/** The input for a file of one chart. */
export interface ChartTask {
  chart: {
    format: ChartFileFormat;
    data: ChartData;
    /** As people write it: `industry/AU/1214/English`. */
    reportKey: string;
    /** ISO 8601. */
    publishedAt: string;
  };
}

/** The formats of a chart that are not pictures. */
export type ChartFileFormat = 'csv' | 'xlsx';

/** The input for a file of a comparison. */
export interface ComparisonTask {
  comparison: {
    format: ComparisonFileFormat;
    content: Comparison;
    /** The language of the words that do not come from a family. */
    language: string;
    /** ISO 8601: when the newest of the compared editions was published; empty if none is. */
    publishedAt: string;
    /** For the pages of a PDF. */
    theme: Theme;
  };
}

/** The formats of a comparison that are files. */
export type ComparisonFileFormat = 'pdf' | 'xlsx' | 'csv' | 'md';

export type FileTask = ReportTask | ChartTask | ComparisonTask;

export interface MadeFile {
  bytes: Uint8Array;
  /** The hash of the bytes, in hexadecimal. */
  sha256: string;
}
