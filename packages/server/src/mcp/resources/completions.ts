import { imageNames, sectionTokens, type Family, type FoundReport } from '@broadsheet/contract';
import type { Reader } from '../reading/reader.js';
import { Refusal } from '../reading/refusal.js';

type Given = Record<string, string>;

/** Suggests values for a variable of an address, from what was typed and what is given already. */
export type Complete = (variable: string, value: string, given: Given) => Promise<string[]>;

const atMost = 100;

export function buildCompletions(reader: Reader): Complete {
  const suggest: Record<string, (value: string, given: Given) => Promise<string[]>> = {
    chart: () => Promise.resolve(imageNames),
    section: () => Promise.resolve(sectionTokens),
    country: () => listUpdated(reader, 'industry', ({ Country }) => Country),
    code: (value, { country }) => codesOf(reader, 'industry', value, country),
    entityId: (value) => codesOf(reader, 'company', value),
    language: (_value, { code, country, entityId }) =>
      languagesOf(reader, entityId === undefined ? 'industry' : 'company', {
        words: code ?? entityId ?? '',
        country,
      }),
  };
  return async (variable, value, given) => {
    const values = (await suggest[variable]?.(value, given).catch(ignoreRefusal)) ?? [];
    const typed = value.toLowerCase();
    return [...new Set(values)].filter((name) => name.toLowerCase().startsWith(typed));
  };
}

/** Suggests keys of reports whose words begin with what was typed. */
export async function completeReportKeys(
  reader: Reader,
  words: string,
  family: Family,
): Promise<string[]> {
  const found = await search(reader, { words, family }).catch(ignoreRefusal);
  return found.map(({ Key }) => Key);
}

async function codesOf(reader: Reader, family: Family, value: string, country?: string) {
  if (value !== '') {
    const found = await search(reader, { words: value, family, country });
    return found.map(({ Code }) => Code);
  }
  return listUpdated(reader, family, ({ Code, EntityId }) => Code ?? String(EntityId));
}

async function languagesOf(
  reader: Reader,
  family: Family,
  { words, country }: { words: string; country: string | undefined },
) {
  const found = await search(reader, { words, family, country });
  return found.filter(({ Code }) => Code === words).map(({ Language }) => Language);
}

interface Wanted {
  words: string;
  family: Family;
  country?: string | undefined;
}

async function search(reader: Reader, { words, family, country }: Wanted): Promise<FoundReport[]> {
  if (words === '') return [];
  const { Reports } = await reader.search({
    Query: words.slice(0, 200),
    Families: [family],
    ...(country !== undefined && { Country: country }),
    Limit: atMost,
  });
  return Reports;
}

type UpdatedReport = Awaited<ReturnType<Reader['listUpdated']>>['Reports'][number];

async function listUpdated(
  reader: Reader,
  family: Family,
  pick: (report: UpdatedReport) => string,
): Promise<string[]> {
  const request = { StartDate: '1970-01-01', Limit: atMost };
  return (await reader.listUpdated(family, request)).Reports.map(pick);
}

/** A suggestion that cannot be made is none; what was refused is told when it is asked for. */
function ignoreRefusal(error: unknown): never[] {
  if (error instanceof Refusal) return [];
  throw error;
}
