/** The chart images of an occupation report, each with what it shows. */
export const occupationCharts = {
  Employment: 'People employed by year with annual change, history and outlook',
  Earnings: 'Earnings by year: 10th, 25th, 50th, 75th and 90th percentile',
  EmployingIndustries: 'Industries that employ the occupation, by share of its employment',
} as const;
