/** The chart images of a procurement report, each with what it shows. */
export const procurementCharts = {
  Price: 'The average price by year with its range or its annual change, history and outlook',
  InputCosts: 'What the product or service costs its makers, by input',
} as const;
