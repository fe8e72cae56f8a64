/** The chart images of an ESG report, each with what it shows. */
export const esgCharts = {
  EsgScores:
    'Total, environmental, social and governance scores with their components and levels, from 1 to 9; higher is riskier',
} as const;
