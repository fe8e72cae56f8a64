/**
 * Columns of a total over the years and, in a small panel below, its change. Each has one zero
 * line.
 */
import type { TrendChart, TrendPoint } from '@broadsheet/contract';
import { drawOutlook } from '../../axes/outlook.js';
import { fillYears } from '../../axes/years.js';
import type { Drawing } from '../../drawing/chart-option.js';
import { type Box, furtherLines, type Panel } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { pickUnit, withUnit } from '../../text/format-number.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawChange } from './trend-change.js';
import { drawTotal, figuresOf, prepareTotal } from './trend-total.js';

/** For a heading of one line. */
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
  const headings = wrapHeadings(data, points, page);
  const panels = stackPanels(page.plot, points, headings);
  const total = prepareTotal({ data, points, panel: panels.total, ruler: page.ruler });
  const { box, bands } = total;
  const shade = {
    ...box,
    y: panels.shadeTop,
    height: page.plot.y + page.plot.height - panels.shadeTop,
  };
  const drawings = [
    drawTotal(total, headings.total),
    ...(panels.change
      ? [drawChange({ total, panel: panels.change, heading: headings.change })]
      : []),
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

/** The names of the two panels, in lines. */
interface Headings {
  total: string[];
  change: string[];
}

function wrapHeadings(data: TrendChart, points: TrendPoint[], { plot, ruler }: Page): Headings {
  const { words, measure, locale } = data;
  const unit = pickUnit(measure, figuresOf(points), locale).label;
  const wrap = (heading: string) => ruler.wrap(heading, { fontSize: 17, bold: true }, plot.width);
  return {
    total: wrap(withUnit(words.value, unit, locale)),
    change: wrap(withUnit(words.change, words.changeUnit ?? '%', locale)),
  };
}

interface Panels {
  shadeTop: number;
  total: Panel;
  change: Panel | null;
}

/** Leaves out the panel of changes if no year has one; the other panel then gets all the room. */
function stackPanels(plot: Box, points: TrendPoint[], headings: Headings): Panels {
  const hasChange = points.some(({ change }) => change !== null);
  const hasOutlook = points.some(({ outlook }) => outlook);
  const totalHeading = headingHeight + furtherLines(headings.total);
  const changeHeading = headingHeight + furtherLines(headings.change);
  const top = plot.y + totalHeading + (hasOutlook ? periodHeight : 14);
  const changeTop = plot.y + plot.height - changeHeight;
  const bottom = (hasChange ? changeTop - changeHeading : plot.y + plot.height) - yearsHeight;
  return {
    shadeTop: plot.y + totalHeading,
    total: { headingTop: plot.y, box: { ...plot, y: top, height: bottom - top } },
    change: hasChange
      ? {
          headingTop: changeTop - changeHeading,
          box: { ...plot, y: changeTop, height: changeHeight },
        }
      : null,
  };
}
