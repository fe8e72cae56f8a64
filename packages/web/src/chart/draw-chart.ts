/** ECharts and nothing but what our charts use of it; imported when the first chart is to be drawn. */
import { BarChart, LineChart, MapChart, ScatterChart } from 'echarts/charts';
import { GraphicComponent, GridComponent, TooltipComponent } from 'echarts/components';
import type { EChartsType } from 'echarts/core';
import { init, registerMap, use } from './chart-engine.js';
import { asOnPage, buildInteractiveOption, type Drawing } from './interactive-option.js';
import { onPrint } from './on-print.js';
import { repaintLight } from './repaint.js';
import type { ReportChart } from './report-chart.js';

use([
  ...[BarChart, LineChart, MapChart, ScatterChart],
  ...[GraphicComponent, GridComponent, TooltipComponent],
]);

let maps: Promise<void> | undefined;

/** The shapes of the world are larger than all the rest of a report's data. */
function loadMaps(): Promise<void> {
  maps ??= import('@broadsheet/charts/options').then(({ registerMaps }) => {
    registerMaps({
      registerMap: (name, shapes) => {
        registerMap(name, shapes);
      },
    });
  });
  return maps;
}

/** Fetches what drawing the chart takes. */
export async function prepareDrawing({ option }: ReportChart): Promise<void> {
  if ((option.series as { type: string }[]).some(({ type }) => type === 'map')) await loadMaps();
}

/** Draws the chart, once that is prepared, in the element; what it returns takes it away again. */
export function drawChart(element: HTMLElement, drawing: Drawing): () => void {
  const { option } = drawing.chart;
  const instance = init(element, null, { renderer: 'svg', width: 1200, height: 675 });
  let stopShowing: () => void;
  const show = () => {
    stopShowing = showInSteps(instance, buildInteractiveOption(element, drawing));
  };
  show();
  const stopPrinting = onPrint({
    before: () => {
      stopShowing();
      instance.setOption(repaintLight(asOnPage(option)), { notMerge: true });
      instance.getZr().flush();
    },
    after: show,
  });
  return () => {
    stopShowing();
    stopPrinting();
    instance.dispose();
  };
}

/**
 * Reads the axes and series now, draws them with the next frame, and their words and shapes after it: a
 * phone takes a while for each, and answers in between. What it returns stops that.
 */
function showInSteps(instance: EChartsType, option: Record<string, unknown>): () => void {
  const { graphic, ...plot } = option;
  instance.setOption(plot, { notMerge: true, lazyUpdate: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      instance.setOption({ graphic });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
