import type { Broadsheet, ConvertedCodes } from '@broadsheet/client';
import { mostCodes } from '@broadsheet/contract';
import { formatTable } from '../terminal/table.js';
import { formatCsv } from './format-csv.js';

interface Conversion {
  from: string;
  to: string;
  codes: readonly string[];
}

/** Any number of codes, in requests of as many as one takes. */
export async function convertCodes(
  { classifications }: Broadsheet,
  { from, to, codes }: Conversion,
): Promise<ConvertedCodes> {
  const distinct = [...new Set(codes)];
  const converted = await classifications.convert({
    from,
    to,
    codes: distinct.slice(0, mostCodes),
  });
  for (let start = mostCodes; start < distinct.length; start += mostCodes) {
    const part = distinct.slice(start, start + mostCodes);
    const { codes: more } = await classifications.convert({ from, to, codes: part });
    converted.codes.push(...more);
  }
  return converted;
}

const heading = ['Code', 'Title', 'Match', 'Derived', 'TargetCode', 'TargetTitle', 'Note'];

/** One row per target; a code without a target has a row that says so. */
export function formatConverted(converted: ConvertedCodes, { csv = false }): string {
  const rows = converted.codes.flatMap(({ code, title, readAs, targets, problem }) => {
    const note = problem ?? (readAs === undefined ? '' : `read as ${readAs}`);
    if (targets.length === 0) {
      return [[code, title ?? '', '', '', '', '', note === '' ? 'nothing corresponds' : note]];
    }
    return targets.map((target) => [
      ...[code, title ?? '', target.match, target.derived ? 'derived' : ''],
      ...[target.code, target.title ?? '', note],
    ]);
  });
  if (csv) return formatCsv([heading, ...rows]);
  const names = ['CODE', 'TITLE', 'MATCH', '', converted.to, 'TITLE', ''];
  return `${converted.way.join(' → ')}\n${formatTable([names, ...rows])}`;
}
