import {
  camelName,
  type FamilyDefinition,
  type FoundReport,
  type SearchRequest,
} from '@broadsheet/contract';
import type { Reader, UpdatedReport } from '../reading/reader.js';
import { Refusal } from '../reading/refusal.js';

type GivenVariables = Record<string, string>;

/** Suggests values for a variable of a URI, from the typed text and the variables already given. */
export type Complete = (
  variable: string,
  value: string,
  given: GivenVariables,
) => Promise<string[]>;

const atMost = 100;

/** Builds the completions for the URIs of one family: `broadsheet://industry/{country}/…`. */
export function buildCompletions(reader: Reader, template: string): Complete {
  const [, family = ''] = /^broadsheet:\/\/(\w+)\//.exec(template) ?? [];
  const definition = reader.families.get(family);
  return async (variable, value, given) => {
    const suggesting = suggest({ reader, definition, variable }, value, given);
    const values = await suggesting.catch(ignoreRefusal);
    const typed = value.toLowerCase();
    return [...new Set(values)].filter((name) => name.toLowerCase().startsWith(typed));
  };
}

interface Suggested {
  reader: Reader;
  definition: FamilyDefinition;
  variable: string;
}

function suggest(
  { reader, definition, variable }: Suggested,
  value: string,
  given: GivenVariables,
): Promise<string[]> {
  const { charts, sections, key } = definition;
  if (variable === 'chart') return Promise.resolve(Object.keys(charts));
  if (variable === 'section') return Promise.resolve(Object.keys(sections));
  const names = key.fields.map(camelName);
  if (variable === 'language') {
    const code = names.map((name) => given[name] ?? '').join('/');
    return languagesOf(reader, definition, { code, country: given.country });
  }
  if (variable === 'country')
    return listUpdated(reader, definition, ({ key: { country } }) => country);
  const index = names.indexOf(variable);
  const fieldOf = (code: string) => code.split('/')[index] ?? '';
  const fits = (code: string) =>
    code.split('/').every((field, at) => {
      const other = at === index ? undefined : given[names[at] ?? ''];
      return other === undefined || other.toLowerCase() === field.toLowerCase();
    });
  return codesOf(reader, definition, value, given.country).then((codes) =>
    codes.filter(fits).map(fieldOf),
  );
}

/** Suggests keys of reports with words that begin with the typed text. */
export async function completeReportKeys(
  reader: Reader,
  words: string,
  family: string,
): Promise<string[]> {
  const found = await search(reader, { words, family }).catch(ignoreRefusal);
  return found.map(({ Key }) => Key);
}

async function codesOf(
  reader: Reader,
  definition: FamilyDefinition,
  value: string,
  country: string | undefined,
): Promise<string[]> {
  if (value === '') return listUpdated(reader, definition, ({ key: { code } }) => code, country);
  const found = await search(reader, { words: value, family: definition.name, country });
  return found.map(({ Code }) => Code);
}

async function languagesOf(
  reader: Reader,
  { name: family }: FamilyDefinition,
  { code, country }: { code: string; country: string | undefined },
): Promise<string[]> {
  const words = code.replaceAll('/', ' ');
  const found = await search(reader, { words, family, country });
  return found.filter(({ Code }) => Code === code).map(({ Language }) => Language);
}

interface ReportQuery {
  words: string;
  family: string;
  country?: string | undefined;
}

async function search(
  reader: Reader,
  { words, family, country }: ReportQuery,
): Promise<FoundReport[]> {
  if (words === '') return [];
  const request: SearchRequest = {
    Query: words.slice(0, 200),
    Families: [family],
    ...(country !== undefined && { Country: country }),
    Limit: atMost,
  };
  const { Reports } = await reader.search(request);
  return Reports.filter(({ Match = 'all' }) => Match === 'all');
}

async function listUpdated(
  reader: Reader,
  { name }: FamilyDefinition,
  pick: (report: UpdatedReport) => string,
  country?: string,
): Promise<string[]> {
  const request = {
    ...{ StartDate: '1970-01-01', Limit: atMost },
    ...(country !== undefined && { Country: country }),
  };
  return (await reader.listUpdated(name, request)).reports.map(pick);
}

/** No suggestions if the service refuses; the user sees the refusal when reading the resource. */
function ignoreRefusal(error: unknown): never[] {
  if (error instanceof Refusal) return [];
  throw error;
}
