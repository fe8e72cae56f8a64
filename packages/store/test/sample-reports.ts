import { families, type ReportKey } from '@broadsheet/contract';
import type { EditionDraft, Scope } from '../src/index.js';

export const ann = { name: 'ann', address: '' };
export const bob = { name: 'bob', address: '192.0.2.7' };
/** Cheap hashes, because their cost is not tested here. */
export const secretCost = { logN: 4, r: 1, p: 1 };
export const everything: Scope[] = [
  { family: 'industry', countries: '*', languages: '*' },
  { family: 'company', countries: '*', languages: '*' },
];

export const industry = (code: string, language = 'English', country = 'AU'): ReportKey => ({
  family: 'industry',
  country,
  code,
  language,
});
export const company = (id: number): ReportKey => ({
  family: 'company',
  country: 'AU',
  code: String(id),
  language: 'English',
});

export function draft(key: ReportKey, changes: Partial<EditionDraft> = {}): EditionDraft {
  return {
    key,
    title: `Report ${key.code}`,
    sector: 'Sector',
    document: { Value: 1 },
    charts: new Map<string, unknown>([
      ['Revenue', { value: 1, code: key.code }],
      ['Employees', { value: 2, code: key.code }],
    ]),
    ...changes,
  };
}

/** Every family is counted, also one without reports. */
export const noReports = Object.fromEntries(families.names.map((name) => [name, 0]));
