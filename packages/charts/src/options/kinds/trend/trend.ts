/**
 * Columns of a total over the years and, in a small panel below, its change. Each has one zero
 * line.
 */
import type { TrendChart, TrendPoint } from '@broadsheet/contract';
import { drawOutlook } from '../../axes/outlook.js';
import { fillYears } from '../../axes/years.js';
import type { Drawing } from '../../drawing/chart-option.js';
import type { Box, Panel } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawChange } from './trend-change.js';
import { drawTotal, prepareTotal } from './trend-total.js';

const headingHeight = 28;
const periodHeight = 30;
const yearsHeight = 40;
const changeHeight = 128;

export function drawTrend(data: TrendChart, page: Page): Drawing<ColorRole> {
  const points = fillYears(data.points, (year, { outlook }) => ({
    year,
    value: null,
    change: null,
    outlook,
  }));
  const panels = stackPanels(page.plot, points);
  const total = prepareTotal({ data, points, panel: panels.total, ruler: page.ruler });
  const { box, bands } = total;
  const shade = {
    ...box,
    y: panels.shadeTop,
    height: page.plot.y + page.plot.height - panels.shadeTop,
  };
  const drawings = [
    drawTotal(total),
    ...(panels.change ? [drawChange({ total, panel: panels.change })] : []),
  ];
  const outlook = drawOutlook({ points, box: shade, bands, words: data.words, ruler: page.ruler });
  return {
    grid: drawings.flatMap(({ grid = [] }) => grid),
    xAxis: drawings.flatMap(({ xAxis = [] }) => xAxis),
    yAxis: drawings.flatMap(({ yAxis = [] }) => yAxis),
    series: drawings.flatMap(({ series }) => series),
    graphic: [...outlook, ...drawings.flatMap(({ graphic }) => graphic)],
  };
}

interface Panels {
  shadeTop: number;
  total: Panel;
  change: Panel | null;
}

/** Leaves out the panel of changes if no year has one; the other panel then gets all the room. */
function stackPanels(plot: Box, points: TrendPoint[]): Panels {
  const hasChange = points.some(({ change }) => change !== null);
  const hasOutlook = points.some(({ outlook }) => outlook);
  const top = plot.y + headingHeight + (hasOutlook ? periodHeight : 14);
  const changeTop = plot.y + plot.height - changeHeight;
  const bottom = (hasChange ? changeTop - headingHeight : plot.y + plot.height) - yearsHeight;
  return {
    shadeTop: plot.y + headingHeight,
    total: { headingTop: plot.y, box: { ...plot, y: top, height: bottom - top } },
    change: hasChange
      ? {
          headingTop: changeTop - headingHeight,
          box: { ...plot, y: changeTop, height: changeHeight },
        }
      : null,
  };
}
