import type { FamilyDefinition, ReportKey } from '@broadsheet/contract';
import type { SectionReport } from '@broadsheet/store';

/** A page of `section`: rows built from stored bytes, without parsing them. */
export interface SectionPage {
  /** False if the report no longer fits; the page then ends before it. */
  add(report: SectionReport, stored: Buffer | null): boolean;
  count(): number;
  last(): SectionReport | undefined;
  isCut(): boolean;
  end(rest: PageEnd): Buffer;
}

interface PageEnd {
  missing: readonly (string | number)[];
  next: string | undefined;
}

/**
 * Enough for a thousand reports of the usual size; a larger page would only stay in memory longer.
 */
const mostBytes = 8 * 1024 * 1024;

export function createSectionPage(
  { sections }: FamilyDefinition,
  token: string,
  writeKey: (key: ReportKey) => object,
): SectionPage {
  const label = sections[token]?.label ?? '';
  const labelled = Buffer.from(`{"RequestedSection":${JSON.stringify(label)},`);
  const pieces: Buffer[] = [];
  let bytes = 0;
  let count = 0;
  let last: SectionReport | undefined;
  let isCut = false;
  return {
    add(report, stored) {
      const key = JSON.stringify(writeKey(report.key));
      const start = Buffer.from(`${count > 0 ? ',' : ''}${key.slice(0, -1)},`);
      const rest = stored ? restOf(stored, labelled) : withoutData;
      bytes += start.length + rest.length;
      isCut = bytes > mostBytes && count > 0;
      if (isCut) return false;
      pieces.push(start, rest);
      count += 1;
      last = report;
      return true;
    },
    count: () => count,
    last: () => last,
    isCut: () => isCut,
    end({ missing, next }) {
      const head = `{"ReportSection":${JSON.stringify(token)},"Reports":[`;
      const more = {
        ...(missing.length > 0 && { Missing: missing }),
        ...(next !== undefined && { Next: next }),
      };
      const tail = `]${JSON.stringify(more)
        .replace(/^\{(?=.)/, ',')
        .replace(/^,}$/, '}')}`;
      return Buffer.concat([Buffer.from(head), ...pieces, Buffer.from(tail)]);
    },
  };
}

const withoutData = Buffer.from('"StatusCode":404,"Body":null}');

/** `"StatusCode":200,"Body":{…}}` of a stored result. */
function restOf(stored: Buffer, labelled: Buffer): Buffer {
  if (stored.subarray(0, labelled.length).equals(labelled)) {
    return stored.subarray(labelled.length);
  }
  // It was written by a version of the program with another label for this section.
  const { StatusCode, Body } = JSON.parse(stored.toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify({ StatusCode, Body }).slice(1));
}
