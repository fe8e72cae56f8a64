/** One chart that every engine draws: fifteen years of revenue as bars, annual change as a line. */
export interface BarAndLine {
  title: string;
  subtitle: string;
  years: string[];
  revenue: number[];
  change: (number | null)[];
}

/** A different chart for each number, so that no engine can answer from a cache. */
export function inventFigures(number: number): BarAndLine {
  const years = Array.from({ length: 15 }, (_, index) => String(2016 + index));
  const revenue = years.map((_, index) =>
    Math.round(1200 + 40 * index + 300 * Math.sin(index / 2 + number)),
  );
  const change = revenue.map((value, index) => {
    const before = revenue[index - 1];
    return before ? Math.round((value / before - 1) * 1000) / 10 : null;
  });
  const subtitle = `Revenue, $m, and annual change, per cent: variant ${String(number)}`;
  return { title: 'Coffee roasting in Australia', subtitle, years, revenue, change };
}

/** The same option for ECharts here and on node-canvas. */
export function buildPlainOption({ title, subtitle, years, revenue, change }: BarAndLine): object {
  return {
    animation: false,
    backgroundColor: '#ffffff',
    textStyle: { fontFamily: 'sans-serif' },
    title: {
      text: title,
      subtext: subtitle,
      left: 24,
      top: 16,
      textStyle: { fontSize: 26, color: '#1a1a1a' },
      subtextStyle: { fontSize: 16, color: '#555555' },
    },
    legend: { top: 24, right: 24, data: ['Revenue', 'Annual change'] },
    // Fixed margins that are wide enough, as in all our charts, so no label is measured for them.
    grid: { left: 80, right: 80, top: 110, bottom: 70, outerBoundsMode: 'none' },
    xAxis: { type: 'category', data: years },
    yAxis: [
      { type: 'value', name: '$m' },
      { type: 'value', name: '%', splitLine: { show: false } },
    ],
    series: [
      { name: 'Revenue', type: 'bar', data: revenue, itemStyle: { color: '#1f5f8b' } },
      {
        name: 'Annual change',
        type: 'line',
        yAxisIndex: 1,
        data: change,
        lineStyle: { width: 3 },
        itemStyle: { color: '#d1495b' },
      },
    ],
  };
}
