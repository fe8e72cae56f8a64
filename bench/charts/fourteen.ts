import { themes } from '@broadsheet/charts/options';
import { renderChart } from '@broadsheet/charts/render/thread';
import type { ChartData } from '@broadsheet/contract';
import { listDemoCharts } from './demo-charts.js';
import { timeImages, type Cost, type Pace } from './stopwatch.js';

export type FourteenCosts = (Cost & { name: string })[];

/** Each of the fourteen charts, on one thread, start to finish. */
export async function measureFourteen(pace: Pace): Promise<FourteenCosts> {
  const costs: FourteenCosts = [];
  for (const data of listDemoCharts()) {
    costs.push({ name: data.name, ...(await timeImages(() => draw(data), pace)) });
  }
  return costs;
}

async function draw(data: ChartData): Promise<Uint8Array> {
  const { png } = await renderChart({ data, theme: themes.light, scale: 1 });
  return png;
}
