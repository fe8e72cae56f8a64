import type { Chart } from '@broadsheet/client';

/** A chart of any family: its name is one that the family's description has. */
export type ReportChart = Omit<Chart, 'name'> & { name: string };
