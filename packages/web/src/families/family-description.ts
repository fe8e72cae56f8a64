import { BroadsheetError, NetworkError } from '@broadsheet/client';
import type { WordsByLanguage } from '@broadsheet/view';

/** The service's description of its families: `/schemas/families.json`. */
export interface FamilySummary {
  Name: string;
  /** The heading of lists: `Industry reports`. */
  Title: string;
  About: string;
  /** Set if all its reports are of one country; paths then leave the country out. */
  OnlyCountry?: string;
  KeyFields: { Name: string; Plural: string; Type: 'string' | 'integer' }[];
  HasSections: boolean;
  HasCharts: boolean;
  /** Whether its reports can be compared. */
  IsComparable?: boolean;
  /** Fields of requests that are true where the whole report is meant. */
  WholeReport?: readonly string[];
  /** Title and description in other languages, by the name of the language. */
  Translations?: Readonly<Partial<Record<string, { Title?: string; About?: string }>>>;
  /** The classification that its codes belong to, by country; `*` for all others. */
  Classifications?: Readonly<Record<string, string>>;
}

/** The fields that ask for the whole report. */
export const wholeFields = (family: FamilySummary | undefined): Record<string, true> =>
  Object.fromEntries(family?.WholeReport?.map((name) => [name, true]) ?? []);

/** The classification that the codes of a family belong to in a country. */
export function findClassification(
  family: FamilySummary | undefined,
  country: string,
): string | undefined {
  const { Classifications: classifications } = family ?? {};
  return classifications?.[country] ?? classifications?.['*'];
}

/** Enough to show any report of a family: `/schemas/{family}.sections.json`. */
export interface FamilyDescription extends FamilySummary {
  Sections: { Token: string; Label: string; About: string; Body: object }[];
  Charts: { Name: string; About: string }[];
  Words: WordsByLanguage;
}

export async function loadFamilies(signal: AbortSignal): Promise<FamilySummary[]> {
  const answer = (await loadSchema('families.json', signal)) as { Families?: FamilySummary[] };
  return answer.Families ?? [];
}

/** Undefined if the service has no such family. */
export async function findFamilyDescription(
  family: string,
  signal: AbortSignal,
): Promise<FamilyDescription | undefined> {
  const name = encodeURIComponent(family);
  return (await loadSchema(`${name}.sections.json`, signal)) as FamilyDescription | undefined;
}

/** Schemas are public, so no token is sent; browsers cache them for an hour. */
async function loadSchema(name: string, signal: AbortSignal): Promise<unknown> {
  const call = { method: 'GET', path: `/schemas/${name}` };
  const answer = await fetch(call.path, { signal }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new NetworkError('got no answer', { ...call, cause });
  });
  if (answer.status === 404) return undefined;
  const { ok, status } = answer;
  if (!ok) throw new BroadsheetError(`answered ${String(status)}`, { ...call, status });
  return answer.json();
}
