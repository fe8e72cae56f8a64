import type { Broadsheet } from '@broadsheet/client';
import { findHasCodes } from '../../classifications/report-codes-link.js';
import { loadDetails } from '../../report/report-details.js';
import { loadEdition, type Edition } from './load-edition.js';
import { nameCompany } from './name-company.js';

/** What the header shows beside the sections of the report. */
export interface CompanyHead {
  /** Undefined if it could not be loaded. */
  edition: Edition | undefined;
  /** The languages in which the report is published. */
  languages: string[];
  /** Whether the report covers codes of a classification. */
  hasCodes: boolean;
}

interface CompanyRequest {
  entityId: number;
  language: string;
  signal: AbortSignal;
}

/** Loads all parts at once; a part that fails is left out. */
export async function loadHead(client: Broadsheet, request: CompanyRequest): Promise<CompanyHead> {
  const name = nameCompany(request.entityId, request.language);
  const [edition, details, codes] = await Promise.allSettled([
    loadEdition(client, request),
    loadDetails(client, name, request.signal),
    findHasCodes(client, name.key, request.signal),
  ]);
  return {
    edition: valueOf(edition),
    languages: valueOf(details)?.languages ?? [],
    hasCodes: valueOf(codes) ?? false,
  };
}

function valueOf<Value>(settled: PromiseSettledResult<Value>): Value | undefined {
  return settled.status === 'fulfilled' ? settled.value : undefined;
}
