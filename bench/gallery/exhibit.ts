import type { ChartData } from '@broadsheet/contract';

/** Charts that are looked at together, each drawn in every one of the themes. */
export interface Exhibit {
  heading: string;
  themes: string[];
  charts: { label: string; data: ChartData }[];
}
