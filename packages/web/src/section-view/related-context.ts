import type { RelatedReport } from '@broadsheet/client';
import { createContext, useContext } from 'react';
import type { ReportName } from '../report/report-name.js';

/** What the page knows of the reports that its report is connected with. */
export interface Related {
  /** Undefined where no page has said which report it shows. */
  report: ReportName | undefined;
  /** Reports that name this one, as far as the user may read them; empty until they are loaded. */
  naming: readonly RelatedReport[];
}

export const RelatedContext = createContext<Related>({ report: undefined, naming: [] });

export function useRelated(): Related {
  return useContext(RelatedContext);
}
