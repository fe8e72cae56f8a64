import { defaultLanguage } from './families/report-key.js';
import type { CallOptions, Send } from './http/call.js';
import type { Family } from './reports/search.js';

/** The forms in which a whole report comes as a file. */
export type DownloadFormat = 'pdf' | 'xlsx' | 'csv' | 'json' | 'md';

/** The requested report and file format. */
export interface DownloadOptions extends CallOptions {
  /** The family of the report. */
  family: Family;
  /** The fields that name it in its family, as the interface writes them: `{Country, Code}`. */
  key: Readonly<Record<string, string | number>>;
  /** `English` unless said otherwise. */
  language?: string | undefined;
  /** The form of the file. */
  format: DownloadFormat;
  /** Only these sections and their charts, by token; otherwise the whole report. */
  sections?: readonly string[] | undefined;
  /** Fields of the family that choose other bodies of sections, such as `{ AllYears: true }`. */
  fields?: Readonly<Record<string, boolean>> | undefined;
  /** The look of a PDF. */
  theme?: string | undefined;
  /** The size of a PDF's pages; `A4` unless said otherwise. */
  paper?: 'A4' | 'Letter' | undefined;
}

/** A report as a file. */
export interface ReportFile {
  /** The content of the file as it arrives. It can be read once, here or with `bytes`. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Reads the stream to its end. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Its media type, such as `application/pdf`. */
  contentType: string;
  /** The name that the service suggests, in the language of the report. */
  fileName: string;
  /** Number of the edition it was made from. */
  edition: number;
}

/** A report as a file; undefined if there is no such report, or it has none of the sections. */
export async function downloadReport(
  send: Send,
  asked: DownloadOptions,
): Promise<ReportFile | undefined> {
  const { family, key, language = defaultLanguage, format, sections, theme, paper } = asked;
  const { fields = {} } = asked;
  const { headers, stream } = await send({
    method: 'POST',
    path: '/downloads/v3/report',
    body: {
      Family: family,
      ...key,
      ...fields,
      Language: language,
      Format: format,
      ...(sections && { Sections: sections }),
      ...(theme !== undefined && { Theme: theme }),
      ...(paper !== undefined && { Paper: paper }),
    },
    repeat: 'freely',
    streams: true,
    signal: asked.signal,
  });
  if (!stream) return undefined;
  return {
    stream,
    bytes: () => readStream(stream),
    contentType: headers.get('content-type') ?? '',
    fileName: readFileName(headers.get('content-disposition') ?? '') ?? `report.${format}`,
    edition: Number(headers.get('broadsheet-edition')),
  };
}

async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** The name in any language, else the one in plain letters (RFC 6266). */
function readFileName(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition)?.[1];
}
