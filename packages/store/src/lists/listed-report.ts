import type { ReportKey } from '@broadsheet/contract';
import { keyOf } from '../database/key-columns.js';

/** A report as lists show it. */
export interface ListedReport {
  id: number;
  key: ReportKey;
  title: string;
  sector: string;
  publishedAt: number;
  updatedAt: number;
}

interface ReportRow extends ReportKey {
  id: number;
  title: string;
  sector: string;
  published_at: number;
  updated_at: number;
}

export function toListed(row: ReportRow): ListedReport {
  const { id, title, sector } = row;
  return {
    id,
    key: keyOf(row),
    title,
    sector,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}
