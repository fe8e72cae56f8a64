import { themes } from '@broadsheet/charts/options';
import { renderChart } from '@broadsheet/charts/render/thread';
import type { ChartData } from '@broadsheet/contract';
import { listDemoCharts } from './demo-charts.js';
import { timeImages, type Cost, type Pace } from './stopwatch.js';

export type FourteenCosts = (Cost & { name: string })[];

/** Each of the fourteen charts on one thread, from data to PNG; they warm up together. */
export async function measureFourteen({ warmUp, images }: Pace): Promise<FourteenCosts> {
  const charts = listDemoCharts();
  const drawAny = (number: number): Promise<Uint8Array> => draw(charts[number % charts.length]);
  await timeImages(drawAny, { warmUp, images });
  const costs: FourteenCosts = [];
  for (const data of charts) {
    costs.push({ name: data.name, ...(await timeImages(() => draw(data), { warmUp: 5, images })) });
  }
  return costs;
}

async function draw(data: ChartData | undefined): Promise<Uint8Array> {
  if (!data) throw new Error('There is no chart to draw');
  const picture = { format: 'png', layout: '16:9', width: 1200 } as const;
  const { bytes } = await renderChart({ data, theme: themes.light, picture });
  return bytes;
}
