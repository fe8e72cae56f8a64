/** The chart images of a report on a driver of business, each with what it shows. */
export const businessEnvironmentCharts = {
  Driver: 'The driver by year, quarter or month with its annual change, history and outlook',
} as const;

export type BusinessEnvironmentChartName = keyof typeof businessEnvironmentCharts;

export const businessEnvironmentChartNames = Object.keys(
  businessEnvironmentCharts,
) as BusinessEnvironmentChartName[];
