import type { Broadsheet, Chart, ReportImage } from '@broadsheet/client';

export async function getChartImage(
  client: Broadsheet,
  chart: Chart,
  signal?: AbortSignal,
): Promise<ReportImage> {
  const image = await client.industry.image(chart, { signal });
  if (!image) throw new Error(`The report no longer has the image ${chart.name}.`);
  return image;
}
