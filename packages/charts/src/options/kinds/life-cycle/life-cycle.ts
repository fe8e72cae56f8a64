/**
 * At the left, the stage on a curve; at the right, the figures that determine it, on a plane with
 * neighbouring industries.
 */
import type { LifeCycleChart } from '@broadsheet/contract';
import type { Drawing } from '../../drawing/chart-option.js';
import type { Page } from '../../drawing/frame.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawGrowthPlane } from './growth-plane.js';
import { drawStageCurve } from './stage-curve.js';

const curveWidth = 360;
const gap = 60;

export function drawLifeCycle(data: LifeCycleChart, { plot, ruler }: Page): Drawing<ColorRole> {
  const curve = drawStageCurve(data, { ...plot, width: curveWidth }, ruler);
  const room = {
    ...plot,
    x: plot.x + curveWidth + gap,
    width: plot.width - curveWidth - gap,
  };
  const plane = drawGrowthPlane(data, room, ruler);
  return { ...plane, graphic: [...curve, ...plane.graphic] };
}
