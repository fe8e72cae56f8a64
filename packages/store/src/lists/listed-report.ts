import type { ReportKey } from '@broadsheet/contract';

/** A report as lists show it. */
export interface ListedReport {
  id: number;
  key: ReportKey;
  title: string;
  sector: string;
  publishedAt: number;
  updatedAt: number;
}

interface ReportRow {
  id: number;
  family: string;
  country: string;
  code: string;
  language: string;
  title: string;
  sector: string;
  published_at: number;
  updated_at: number;
}

export function toListed(row: ReportRow): ListedReport {
  const { id, family, country, code, language, title, sector } = row;
  return {
    id,
    key: { family, country, code, language },
    title,
    sector,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}
