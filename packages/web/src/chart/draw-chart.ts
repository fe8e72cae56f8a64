/** ECharts with only the parts that our charts use; imported when the first chart is drawn. */
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

/** Loaded on demand: the shapes of the world map are larger than all other data of a report. */
function loadMaps(): Promise<void> {
  maps ??= import('@broadsheet/charts/maps').then(({ registerMaps }) => {
    registerMaps({
      registerMap: (name, shapes) => {
        registerMap(name, shapes);
      },
    });
  });
  return maps;
}

/** Loads what the chart needs to be drawn. */
export async function prepareDrawing({ option }: ReportChart): Promise<void> {
  if ((option.series as { type: string }[]).some(({ type }) => type === 'map')) await loadMaps();
}

/** Draws the chart in the element, after `prepareDrawing`; returns a function that removes it. */
export function drawChart(element: HTMLElement, drawing: Drawing): () => void {
  const { chart } = drawing;
  const instance = init(element, null, { renderer: 'svg', ...chart.size });
  let stopShowing: () => void;
  const show = () => {
    stopShowing = showInSteps(instance, buildInteractiveOption(element, drawing));
  };
  show();
  const stopPrinting = onPrint({
    before: () => {
      stopShowing();
      instance.setOption(repaintLight(asOnPage(chart)), { notMerge: true });
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
 * Processes the axes and series now, draws them in the next frame, and the texts and shapes after
 * it: each step takes a phone a while, and it stays responsive in between. Returns a function that
 * stops this.
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
