import type { Theme } from '@broadsheet/charts/themes';
import type { ChartData, DownloadFormat, Paper } from '@broadsheet/contract';

/** Which report a file is of. */
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

/** What the definition of a family says of its sections. */
export interface FamilyForm {
  /** Heads lists: `Industry reports`. */
  title: string;
  /** In the order in which readers see them. */
  sections: { token: string; label: string; body: object }[];
  /** Of charts, in the order in which they are listed. */
  charts: string[];
  /** By the name of the language and the English name. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Everything that one file is made from. It is sent to a worker. */
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
  /** Only some sections were asked for. */
  isPart: boolean;
  theme: Theme;
  paper: Paper;
  /** For links to other reports; undefined if the service does not know its own address. */
  links: ReportLinks | undefined;
}

/** How the explorer's addresses of reports are made. */
interface ReportLinks {
  /** `https://reports.example.com` */
  origin: string;
  /** The fields that follow the name of the family in an address. */
  families: { name: string; keyFields: string[] }[];
}

/** What a file of one chart is made from. */
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

/** The forms of a chart that are no pictures. */
export type ChartFileFormat = 'csv' | 'xlsx';

export type FileTask = ReportTask | ChartTask;

export interface MadeFile {
  bytes: Uint8Array;
  /** The hash of the bytes, in hexadecimal. */
  sha256: string;
}
