import type { ChartLayout } from '../families/chart-files.js';
import type { ChartOf } from '../families/chart.js';
import type { LabelledSection } from '../families/full-report.js';
import { invalidAnswer } from '../http/answer-error.js';
import type { CallOptions, Send } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import { camelCased, pascalCased } from './camel-case.js';
import { writeQuery } from './write-query.js';

/** A document: as an object, as a text, as another file, or as CSV files. */
export type DocumentSource =
  | {
      /** The document itself. */
      document: object;
    }
  | {
      /** YAML, or JSON if `name` ends in `.json`. */
      text: string;
      /** Name of the file. */
      name?: string | undefined;
    }
  | {
      /** A file that is not text, in Base64; the extension of `name` names its format. */
      base64: string;
      /** Name of the file. */
      name: string;
    }
  | {
      /** CSV files that are the sheets of one document, each in Base64; one of them is `Report.csv`. */
      sheets: readonly { name: string; base64: string }[];
      /** Name of their folder. */
      name?: string | undefined;
    };

/** A document to preview before it is published. */
export type PreviewOptions = DocumentSource & {
  /** Name of a theme for the charts; `light` by default. */
  theme?: string | undefined;
  /** How charts are laid out. */
  layout?: ChartLayout | undefined;
  /** Number of the edition that the document was made from. */
  since?: number | undefined;
};

/** A finding of a check in a document. */
export interface DocumentFinding {
  /** An error prevents publishing, a warning does not. */
  severity: 'error' | 'warning';
  /** JSON pointer into the document; empty for the whole document. */
  pointer: string;
  /** What is wrong, and what would be right. */
  message: string;
  /** The line in the text, from 1. */
  line?: number;
  /** The column in the line, from 1. */
  column?: number;
  /** The position in a workbook: sheet and cell. */
  place?: string;
}

/** One value in which two documents differ. */
export interface DocumentDifference {
  /** JSON pointer into the new document; into the old one for what was removed. */
  pointer: string;
  /** The same path for people: `Revenue`, `2026`, `Value`. */
  path: string[];
  /** The old value; absent if it was added. */
  before?: unknown;
  /** The new value; absent if it was removed. */
  after?: unknown;
}

/** The differences between two documents, value by value. */
export interface DocumentDifferences {
  /** Number of the edition compared with. */
  from: number;
  /** How many values differ; the list may hold fewer. */
  count: number;
  /** The first of them, in the order of the document. */
  list: DocumentDifference[];
}

/** A chart that is not published yet, as data. */
export type PreviewChart = Omit<ChartOf<string>, 'edition' | 'sha256' | 'url'>;

/** The last edition of a report. */
export interface LastEdition {
  /** Its number. */
  edition: number;
  /** Whether readers no longer see the report. */
  withdrawn: boolean;
  /** Who published it. */
  author: string;
  /** When it was published: ISO 8601. */
  publishedAt: string;
}

/** The preview of a document. */
export interface DocumentPreview {
  /** Its family; undefined if it cannot be determined. */
  family: string | undefined;
  /** The report, such as `industry/AU/1214/English`; undefined if key fields are missing. */
  key: string | undefined;
  /** Title of the report; undefined if the document has errors. */
  title: string | undefined;
  /** The document as it was read; undefined if it is not a document. */
  document: object | undefined;
  /** All findings. */
  findings: DocumentFinding[];
  /** The last edition of the report; undefined if the report is new. */
  current: LastEdition | undefined;
  /** The edition that the document says it was exported from; undefined if it does not say. */
  basedOn?: number;
  /** What publishing it would do; undefined if it has errors. */
  outcome: 'created' | 'updated' | 'unchanged' | undefined;
  /** The differences from the last edition. */
  differences: DocumentDifferences | undefined;
  /** The differences between the last edition and the one that `since` names. */
  othersDifferences: DocumentDifferences | undefined;
  /** The sections with data, as readers get them. */
  sections: LabelledSection<string, Record<string, unknown>>[];
  /** The charts as data. */
  charts: PreviewChart[];
}

/** Sends a document to be checked and previewed. */
export async function previewDocument(
  send: Send,
  { theme, layout, since, ...source }: PreviewOptions,
  { signal }: CallOptions,
): Promise<DocumentPreview> {
  const answer = await send({
    method: 'POST',
    path: `/publish/v1/preview${writeQuery({ theme, layout, since })}`,
    body: writeSource(source),
    repeat: 'freely',
    signal,
  });
  const body = parseJson(answer);
  if (!Array.isArray(body.Findings)) throw invalidAnswer(answer, 'without a list of Findings');
  return readPreview(body);
}

function writeSource(source: DocumentSource): object {
  return 'sheets' in source
    ? pascalCased({ ...source, sheets: source.sheets.map(pascalCased) })
    : pascalCased(source);
}

/** A document as a workbook, with its problems as comments at the cells. */
export async function writeWorkbook(
  send: Send,
  source: DocumentSource,
  { signal }: CallOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await send({
    ...{ method: 'POST', path: '/publish/v1/workbook', body: writeSource(source) },
    ...{ repeat: 'freely', readsBytes: true, signal },
  });
  if (!answer.bytes) throw invalidAnswer(answer, 'without a file');
  return answer.bytes;
}

/** Parts of documents, sections and charts keep their own names. */
function readPreview(body: Record<string, unknown>): DocumentPreview {
  const { Document, Sections = [], Charts = [], Differences, OthersDifferences, ...rest } = body;
  return {
    ...(camelCased(rest) as DocumentPreview),
    document: Document as object | undefined,
    differences: readDifferences(Differences),
    othersDifferences: readDifferences(OthersDifferences),
    sections: (Sections as { RequestedSection: string; Body: Record<string, unknown> }[]).map(
      ({ RequestedSection: label, Body: body }) => ({ label, status: 200, body }),
    ),
    charts: (Charts as { Option: object }[]).map(({ Option: option, ...texts }) => ({
      ...(camelCased(texts) as PreviewChart),
      option: option as PreviewChart['option'],
    })),
  };
}

/** Only the outer names are converted. */
function readDifferences(wire: unknown): DocumentDifferences | undefined {
  const { List, ...rest } = (wire ?? {}) as { List?: Record<string, unknown>[] };
  return (
    List && {
      ...(camelCased(rest) as DocumentDifferences),
      list: List.map(
        (one) =>
          Object.fromEntries(
            Object.entries(one).map(([name, value]) => [name.toLowerCase(), value]),
          ) as unknown as DocumentDifference,
      ),
    }
  );
}
