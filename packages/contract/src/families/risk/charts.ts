/** The chart images of a risk report, each with what it shows. */
export const riskCharts = {
  RiskScore:
    'The total score by year over the levels from very low to very high; higher is riskier',
  RiskComponents:
    'Total, structural, growth and sensitivity risk with their components, weights and levels, from 1 to 9; higher is riskier',
} as const;
