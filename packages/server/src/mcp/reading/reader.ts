import {
  getChart,
  getImage,
  getSections,
  listChanges,
  listImages,
  listUpdatedCompanyReports,
  listUpdatedIndustryReports,
  searchReports,
  type ChangesRequest,
  type ChangesResponse,
  type ChartRequest,
  type ChartResponse,
  type Family,
  type ImageQuery,
  type ImagesRequest,
  type ImagesResponse,
  type Operation,
  type SearchRequest,
  type SearchResponse,
  type SectionsRequest,
  type SectionsResponse,
  type UpdatedReportsRequest,
} from '@broadsheet/contract';
import { parseRefusal } from './refusal.js';

/** What an operation of the service answered. */
export interface OperationAnswer {
  status: number;
  text: string;
  /** The header of that name, in lower case. */
  header(name: string): string | undefined;
}

interface OperationInput {
  body?: object;
  query?: Record<string, string>;
}

/** Calls an operation as one client, whether in this process or over the network. */
export type CallOperation = (
  operation: Operation,
  input: OperationInput,
) => Promise<OperationAnswer>;

/** An answer with the edition it was read from; null where the service does not tell. */
type OfEdition<Answer> = Answer & { edition: number | null };

/** A report in a list of those that were updated. */
export interface UpdatedReports {
  Reports: {
    Country: string;
    Code?: string;
    EntityId?: number;
    Language: string;
    Title: string;
    UpdatedAt: string;
  }[];
  Next?: string;
}

/**
 * Everything that an assistant reads it reads by these operations of the service, as its client.
 * Undefined where there is no such report; throws a `Refusal` where the service refuses.
 */
export interface Reader {
  search(request: SearchRequest): Promise<SearchResponse>;
  listUpdated(family: Family, request: UpdatedReportsRequest): Promise<UpdatedReports>;
  listChanges(request: ChangesRequest): Promise<ChangesResponse>;
  listImages(request: ImagesRequest): Promise<OfEdition<ImagesResponse> | undefined>;
  findChart(request: ChartRequest): Promise<ChartResponse | undefined>;
  /** The picture of a chart: Base64 of a PNG. */
  getPicture(query: ImageQuery): Promise<string>;
  findSections(request: SectionsRequest): Promise<OfEdition<SectionsResponse> | undefined>;
}

const updatedLists: Record<Family, Operation> = {
  industry: listUpdatedIndustryReports,
  company: listUpdatedCompanyReports,
};

export function buildReader(call: CallOperation): Reader {
  const ask = async (operation: Operation, input: OperationInput): Promise<OperationAnswer> => {
    const answer = await call(operation, input);
    if (answer.status >= 400) throw parseRefusal(answer);
    return answer;
  };
  const find = async <Answer>(operation: Operation, body: object): Promise<Answer | undefined> => {
    const answer = await ask(operation, { body });
    if (answer.status === 204) return undefined;
    const edition = Number(answer.header('broadsheet-edition') ?? NaN);
    return {
      ...(JSON.parse(answer.text) as Answer),
      edition: Number.isInteger(edition) ? edition : null,
    };
  };
  const get = async <Answer>(operation: Operation, body: object): Promise<Answer> =>
    JSON.parse((await ask(operation, { body })).text) as Answer;

  return {
    search: (request) => get(searchReports, request),
    listUpdated: (family, request) => get(updatedLists[family], request),
    listChanges: (request) => get(listChanges, request),
    listImages: (request) => find(listImages, request),
    findChart: (request) => find(getChart, request),
    getPicture: async (query) => (await ask(getImage, { query })).text,
    findSections: (request) => find(getSections, request),
  };
}
