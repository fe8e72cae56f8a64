import {
  industryChartNames as imageNames,
  companySectionTokens as sectionTokens,
} from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';

export const credentials = { ClientId: 'soak', Username: 'soak', Password: 'soak' };

export interface Work {
  method: string;
  path: string;
  body?: unknown;
  /** The allowed statuses, such as those for a missing report or a wrong password. */
  expected: number[];
}

type Pick = <T>(list: readonly T[]) => T;

const documents = [...demoDocuments()];
const industries = documents.filter(({ family }) => family === 'industry');
const companies = documents.filter(({ family }) => family === 'company');

interface IndustryKey {
  Country: string;
  Code: string;
  Language: string;
  Title: string;
}
const industryOf = (pick: Pick) => pick(industries).document as IndustryKey;
const companyOf = (pick: Pick) => pick(companies).document as { EntityId: number };

const post = (path: string, body: unknown, expected = [200, 204]): Work => ({
  ...{ method: 'POST', path, body, expected },
});

const readers: ((pick: Pick) => Work)[] = [
  (pick) => {
    const { Country, Code, Language } = industryOf(pick);
    return post('/industry/v3/images', { Country, Code, Language });
  },
  (pick) => {
    const { Country, Code, Language } = industryOf(pick);
    const values = { country: Country, code: Code, language: Language, image: pick(imageNames) };
    const query = new URLSearchParams(values).toString().toLowerCase();
    return post(`/industry/v3/image/?${query}`, undefined, [200, 404]);
  },
  (pick) => {
    const ReportSections = [pick(sectionTokens), pick(sectionTokens), pick(sectionTokens)];
    const { EntityId } = companyOf(pick);
    return post('/company/v3/sections', { Country: 'AU', EntityId, ReportSections });
  },
  (pick) => {
    const { Country, Code, Language } = industryOf(pick);
    return post('/industry/v3/chart', { Country, Code, Language, Image: pick(imageNames) });
  },
  (pick) => post('/search/v1/reports', { Query: pick(['wine', 'coal', 'bank', 'a b', 'x']) }),
  () => post('/company/v3/updatedreports', { StartDate: '2020-01-01', Limit: 20 }),
  () => post('/industry/v3/reportlist', { Country: 'AU' }),
  () => ({ method: 'GET', path: '/health/ready', expected: [200] }),
  () => post('/industry/v3/images', { Country: 'Australia' }, [400]),
];

export const read = (pick: Pick): Work => pick(readers)(pick);

export const logIn = (pick: Pick): Work =>
  pick([
    post('/authentication/token', credentials, [200, 429]),
    post('/authentication/token', { ...credentials, Password: 'wrong' }, [401, 429]),
  ]);

/** A new edition of an existing report, with one changed chart. */
export function publish(pick: Pick, count: number): Work {
  const document = industryOf(pick);
  const { Country, Code, Language, Title } = document;
  const path = [Country, Code, Language].map(encodeURIComponent).join('/');
  const changed = { ...document, Title: `${Title.slice(0, 60)} ${String(count)}` };
  return { method: 'PUT', path: `/publish/v1/industry/${path}`, body: changed, expected: [200] };
}
