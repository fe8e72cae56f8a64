/** ECharts and nothing but what our charts use of it; imported when the first chart is to be drawn. */
import type { Chart } from '@broadsheet/client';
import { BarChart, LineChart, MapChart, ScatterChart } from 'echarts/charts';
import { GraphicComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { init, registerMap, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { asOnPage, buildInteractiveOption, type Drawing } from './interactive-option.js';
import { onPrint } from './on-print.js';
import { repaintLight } from './repaint.js';

use([
  ...[BarChart, LineChart, MapChart, ScatterChart],
  ...[GraphicComponent, GridComponent, TooltipComponent],
  SVGRenderer,
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
export async function prepareDrawing({ option }: Chart): Promise<void> {
  if ((option.series as { type: string }[]).some(({ type }) => type === 'map')) await loadMaps();
}

/** Draws the chart, once that is prepared, in the element; what it returns takes it away again. */
export function drawChart(element: HTMLElement, drawing: Drawing): () => void {
  const { option } = drawing.chart;
  const instance = init(element, null, { renderer: 'svg', width: 1200, height: 675 });
  const show = () => {
    instance.setOption(buildInteractiveOption(element, drawing), { notMerge: true });
  };
  show();
  const stopPrinting = onPrint({
    before: () => {
      instance.setOption(repaintLight(asOnPage(option)), { notMerge: true });
      instance.getZr().flush();
    },
    after: show,
  });
  return () => {
    stopPrinting();
    instance.dispose();
  };
}
