import {
  listChanges,
  listReferences,
  searchReports,
  wholeFieldsOf,
  writeKeyFields,
  type ChangesRequest,
  type ChangesResponse,
  type ChartResponse,
  type EmbedResponse,
  type Families,
  type FamilyOperations,
  type ImagesResponse,
  type Operation,
  type ReferencesRequest,
  type ReferencesResponse,
  type ReportKey,
  type SearchRequest,
  type SearchResponse,
  type SectionsResponse,
  type UpdatedReportsRequest,
} from '@broadsheet/contract';
import type { OperationAnswer } from './operation-answer.js';
import { parseRefusal } from './refusal.js';

interface OperationInput {
  body?: object;
  query?: Record<string, string>;
}

/** Calls an operation as one client, in this process or over the network. */
export type CallOperation = (
  operation: Operation,
  input: OperationInput,
) => Promise<OperationAnswer>;

/** An answer with the edition it was read from; null if the service does not send the edition. */
type OfEdition<Answer> = Answer & { edition: number | null };

/** A report in the list of updated reports. */
export interface UpdatedReport {
  key: ReportKey;
  title: string;
  updatedAt: string;
}

export interface UpdatedReports {
  reports: UpdatedReport[];
  next?: string | undefined;
}

/**
 * The only way an assistant reads data: it calls these operations of the service as its client.
 * They return undefined if there is no such report, and throw a `Refusal` if the service refuses.
 */
export interface Reader {
  families: Families;
  search(request: SearchRequest): Promise<SearchResponse>;
  listUpdated(family: string, request: UpdatedReportsRequest): Promise<UpdatedReports>;
  listChanges(request: ChangesRequest): Promise<ChangesResponse>;
  listReferences(request: ReferencesRequest): Promise<ReferencesResponse>;
  /** Calls an operation that only one family has. */
  callOwn(operation: Operation, body: object): Promise<Record<string, unknown>>;
  /** A report without charts has an empty list. */
  listImages(key: ReportKey): Promise<OfEdition<ImagesResponse> | undefined>;
  findChart(key: ReportKey, chart: string): Promise<ChartResponse | undefined>;
  /** The image of a chart: Base64 of a PNG. */
  getPicture(key: ReportKey, chart: string): Promise<string>;
  /** An address of a chart that works for some days without a token. */
  findEmbed(key: ReportKey, chart: string, days: number): Promise<EmbedResponse | undefined>;
  /** The public address of the service; undefined if it has none or does not know it. */
  findAddress(): Promise<string | undefined>;
  findSections(
    key: ReportKey,
    tokens: readonly string[],
  ): Promise<OfEdition<SectionsResponse> | undefined>;
}

/** An entry of a list, with the key fields of its family. */
type ListEntry = Record<string, unknown> & {
  Country: string;
  Language: string;
  Title: string;
  UpdatedAt: string;
};

/** Long only because it has one short method for each operation of the interface above. */
export function buildReader(
  call: CallOperation,
  families: Families,
  findAddress: Reader['findAddress'],
): Reader {
  const ask = async (operation: Operation, input: OperationInput): Promise<OperationAnswer> => {
    const answer = await call(operation, input);
    if (answer.status >= 400) throw parseRefusal(answer);
    return answer;
  };
  const find = async <Answer>(
    operation: Operation,
    body: object,
    withoutImages?: Answer,
  ): Promise<Answer | undefined> => {
    const answer = await ask(operation, { body });
    if (answer.status === 204) {
      return answer.header('broadsheet-missing') === 'images' ? withoutImages : undefined;
    }
    const edition = Number(answer.header('broadsheet-edition') ?? NaN);
    return {
      ...(JSON.parse(answer.text) as Answer),
      edition: Number.isInteger(edition) ? edition : null,
    };
  };
  const get = async <Answer>(operation: Operation, body: object): Promise<Answer> =>
    JSON.parse((await ask(operation, { body })).text) as Answer;

  return {
    families,
    search: (request) => get(searchReports, request),
    async listUpdated(family, request) {
      const { updatedreports } = families.operationsOf(family).lists;
      const page = await get<{ Reports: ListEntry[]; Next?: string }>(updatedreports, request);
      return {
        reports: page.Reports.map((entry) => readEntry(families, family, entry)),
        next: page.Next,
      };
    },
    listChanges: (request) => get(listChanges, request),
    listReferences: (request) => get(listReferences, request),
    callOwn: (operation, body) => get(operation, body),
    listImages: (key) =>
      find(chartsOf(families, key).images, families.writeKey(key), { Images: [], edition: null }),
    findChart: (key, chart) =>
      find(chartsOf(families, key).chart, { ...families.writeKey(key), Image: chart }),
    getPicture: async (key, chart) => {
      const query = queryOf(families, key, chart);
      return (await ask(chartsOf(families, key).image, { query })).text;
    },
    findEmbed: (key, chart, days) =>
      find(chartsOf(families, key).embed, {
        ...families.writeKey(key),
        Image: chart,
        Days: days,
      }),
    findAddress,
    findSections: (key, tokens) =>
      find(sectionsOf(families, key).sections, {
        ...families.writeKey(key),
        // An assistant that is asked about a trend needs all of its years.
        ...wholeFieldsOf(families.get(key.family)),
        ReportSections: tokens,
      }),
  };
}

function chartsOf(
  families: Families,
  { family }: ReportKey,
): NonNullable<FamilyOperations['charts']> {
  const { charts } = families.operationsOf(family);
  if (!charts) throw new Error(`the family ${family} has no charts`);
  return charts;
}

function sectionsOf(
  families: Families,
  { family }: ReportKey,
): NonNullable<FamilyOperations['sections']> {
  const { sections } = families.operationsOf(family);
  if (!sections) throw new Error(`the family ${family} has no sections`);
  return sections;
}

function queryOf(
  families: Families,
  { family, country, code, language }: ReportKey,
  image: string,
) {
  const fields = Object.entries(writeKeyFields(families.get(family).key, code));
  const named = fields.map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { country, ...(Object.fromEntries(named) as Record<string, string>), language, image };
}

function readEntry({ get }: Families, family: string, entry: ListEntry): UpdatedReport {
  const { Country: country, Language: language, Title: title, UpdatedAt: updatedAt } = entry;
  const code = get(family)
    .key.fields.map(({ name }) => String(entry[name]))
    .join('/');
  return { key: { family, country, code, language }, title, updatedAt };
}
