import type { RelatedReport } from '@broadsheet/client';
import { createContext, useContext } from 'react';
import type { ReportName } from '../report/report-name.js';

/** What the page knows about the reports connected with its report. */
export interface Related {
  /** Undefined if no page has said which report it shows. */
  report: ReportName | undefined;
  /** Readable reports that name this one; empty until they are loaded. */
  naming: readonly RelatedReport[];
}

export const RelatedContext = createContext<Related>({ report: undefined, naming: [] });

export function useRelated(): Related {
  return useContext(RelatedContext);
}
