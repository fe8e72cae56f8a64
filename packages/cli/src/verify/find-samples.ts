import type { CompanySample, IndustrySample } from './check.js';
import type { SendRequest } from './exchange.js';

/** The reports that are looked at. */
export interface Samples {
  industry: IndustrySample | undefined;
  company: CompanySample | undefined;
}

/** Those given, or the first that the lists of the service name. */
export async function findSamples(send: SendRequest, given: Partial<Samples>): Promise<Samples> {
  return {
    industry: given.industry ?? (await findIndustry(send)),
    company: given.company ?? (await findCompany(send)),
  };
}

interface Listed {
  Country: string;
  Code: string;
  EntityId: number;
  Language: string;
}

async function findIndustry(send: SendRequest): Promise<IndustrySample | undefined> {
  const report = await findListed(send, 'industry');
  const { Country, Code, Language } = report ?? {};
  return Country && Code && Language ? { Country, Code, Language } : undefined;
}

async function findCompany(send: SendRequest): Promise<CompanySample | undefined> {
  const { EntityId, Language } = (await findListed(send, 'company')) ?? {};
  return EntityId && Language ? { EntityId, Language } : undefined;
}

/** English where there is one: the default language can then be told from others. */
async function findListed(send: SendRequest, family: string): Promise<Partial<Listed> | undefined> {
  const questions = [
    { path: `/${family}/v3/reportlist`, body: { Country: 'AU', Limit: 100 } },
    { path: `/${family}/v3/updatedreports`, body: { StartDate: '1970-01-01', Limit: 100 } },
  ];
  for (const { path, body } of questions) {
    const { status, text } = await send(path, { body });
    const reports = status === 200 ? parseReports(text) : [];
    const found = reports.find(({ Language }) => Language === 'English') ?? reports[0];
    if (found) return found;
  }
  return undefined;
}

function parseReports(text: string): Partial<Listed>[] {
  try {
    const { Reports } = JSON.parse(text) as { Reports?: unknown };
    const list: unknown[] = Array.isArray(Reports) ? Reports : [];
    return list.filter((report) => typeof report === 'object' && report !== null);
  } catch {
    return [];
  }
}
