import { company, industry, type Families } from '@broadsheet/contract';
import type { CompanySample, IndustrySample, Subject } from './check.js';
import type { SendRequest } from './exchange.js';

/** The reports that the checks use. */
export interface Samples {
  industry: IndustrySample | undefined;
  company: CompanySample | undefined;
}

type FoundSamples = Samples & Pick<Subject, 'samples'>;

/** The given reports, or the first ones in the lists of the service. */
export async function findSamples(
  send: SendRequest,
  { names }: Families,
  given: Partial<Samples>,
): Promise<FoundSamples> {
  const samples = new Map<string, Partial<ListedRow>>();
  for (const name of names) {
    const found = await findListed(send, name);
    if (found) samples.set(name, found);
  }
  return {
    industry: given.industry ?? asIndustry(samples.get(industry.name)),
    company: given.company ?? asCompany(samples.get(company.name)),
    samples,
  };
}

interface ListedRow {
  Country: string;
  Code: string;
  EntityId: number;
  Language: string;
}

function asIndustry(report: Partial<ListedRow> | undefined): IndustrySample | undefined {
  const { Country, Code, Language } = report ?? {};
  return Country && Code && Language ? { Country, Code, Language } : undefined;
}

function asCompany(report: Partial<ListedRow> | undefined): CompanySample | undefined {
  const { EntityId, Language } = report ?? {};
  return EntityId && Language ? { EntityId, Language } : undefined;
}

/** Prefers English, the default language, so that a test of the default has a report to find. */
async function findListed(
  send: SendRequest,
  family: string,
): Promise<Partial<ListedRow> | undefined> {
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

function parseReports(text: string): Partial<ListedRow>[] {
  try {
    const { Reports } = JSON.parse(text) as { Reports?: unknown };
    const list: unknown[] = Array.isArray(Reports) ? Reports : [];
    return list.filter((report) => typeof report === 'object' && report !== null);
  } catch {
    return [];
  }
}
