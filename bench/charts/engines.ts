/** The engines that draw the bar-and-line chart; each is measured in its own process. */
import { buildPlainOption, type BarAndLine } from './bar-and-line.js';

const size = { width: 1200, height: 675 };
const peers = new URL('../../peers/', import.meta.url);

export type Draw = (chart: BarAndLine) => Uint8Array | Promise<Uint8Array>;

export const engines = {
  here: async (): Promise<Draw> => {
    const { renderOption } = await import('@broadsheet/charts/render/thread');
    return async (chart) => {
      const rendering = { description: chart.subtitle, japanese: false } as const;
      return (await renderOption(buildPlainOption(chart) as never, rendering)).bytes;
    };
  },
  chartjs: async (): Promise<Draw> => {
    const { draw } = (await import(new URL('draw-with-chartjs.js', peers).href)) as {
      draw: (chart: BarAndLine, at: typeof size) => Uint8Array;
    };
    return (chart) => draw(chart, size);
  },
  echarts: async (): Promise<Draw> => {
    const { drawOption } = (await import(new URL('draw-with-echarts.js', peers).href)) as {
      drawOption: (option: object, at: typeof size) => Uint8Array;
    };
    return (chart) => drawOption(buildPlainOption(chart), size);
  },
};

export type EngineName = keyof typeof engines;

export const engineLabels: Record<EngineName, string> = {
  here: 'Broadsheet',
  chartjs: 'Chart.js on node-canvas (as QuickChart)',
  echarts: 'ECharts on node-canvas (as Chartcuterie)',
};
