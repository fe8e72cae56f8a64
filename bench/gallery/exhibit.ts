import type { ChartData } from '@broadsheet/contract';

/** Charts shown together, each drawn in every theme. */
export interface Exhibit {
  heading: string;
  themes: string[];
  charts: { label: string; data: ChartData }[];
}
