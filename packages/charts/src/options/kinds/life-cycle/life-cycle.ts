/**
 * At the left, the stage on a curve; at the right, the figures that determine it, on a plane with
 * neighbouring industries.
 */
import type { LifeCycleChart } from '@broadsheet/contract';
import type { Drawing } from '../../drawing/chart-option.js';
import type { Box } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawGrowthPlane } from './growth-plane.js';
import { drawStageCurve } from './stage-curve.js';

const curveWidth = 360;
const gap = 60;
/** The share of the height that the curve takes where it is above the plane. */
const curveShare = 0.38;

export function drawLifeCycle(data: LifeCycleChart, { plot, ruler }: Page): Drawing<ColorRole> {
  const { curveRoom, planeRoom } = divide(plot);
  const curve = drawStageCurve(data, curveRoom, ruler);
  const plane = drawGrowthPlane(data, planeRoom, ruler);
  return { ...plane, graphic: [...curve, ...plane.graphic] };
}

/** Side by side; one above the other where the chart is higher than wide. */
function divide(plot: Box): { curveRoom: Box; planeRoom: Box } {
  if (plot.height <= plot.width) {
    const x = plot.x + curveWidth + gap;
    return {
      curveRoom: { ...plot, width: curveWidth },
      planeRoom: { ...plot, x, width: plot.x + plot.width - x },
    };
  }
  const height = plot.height * curveShare;
  const y = plot.y + height + gap / 2;
  return {
    curveRoom: { ...plot, height },
    planeRoom: { ...plot, y, height: plot.y + plot.height - y },
  };
}
