import type { CallOptions, ReportImage } from '@broadsheet/client';
import { useMemo } from 'react';
import type { ReportChart } from '../chart/report-chart.js';
import { useSession } from '../session/session-context.js';

/** What names a report: `country`, `language` and the family's own fields, such as `entityId`. */
export type FamilyKey = Readonly<Record<string, string | number>>;

export interface FullReport {
  report: { title: string; edition: number; publishedAt: string; updatedAt: string };
  /** The sections that have data, in the order in which readers see them. */
  sections: { label: string; body: unknown }[];
  images: ImageAddress[];
}

export interface ImageAddress {
  name: string;
  url: string;
}

/** Reads reports of one family, whichever it is. */
export interface FamilyClient {
  /** Undefined where there is no such report. */
  fullReport: (key: FamilyKey, options?: CallOptions) => Promise<FullReport | undefined>;
  images: (key: FamilyKey, options?: CallOptions) => Promise<ImageAddress[]>;
  chart: (
    chart: FamilyKey & { image: string; theme?: string },
    options?: CallOptions,
  ) => Promise<ReportChart | undefined>;
  image: (image: ImageAddress, options?: CallOptions) => Promise<ReportImage | undefined>;
}

export function useFamilyClient(family: string): FamilyClient {
  const session = useSession();
  return useMemo(() => session.family(family), [session, family]);
}
