import type { FinancialGrowthBody } from '@broadsheet/client';
import { ComparisonTable } from '../figures/comparison-table.js';
import { formatPercent } from '../figures/format-figure.js';
import { lineLabel } from '../figures/line-label.js';
import { SourceNote } from '../figures/source-note.js';
import type { SectionProps } from '../page/bodies.js';
import { listYears, YearlyValues } from './yearly-values.js';

const format = (value: number) => formatPercent(value, { minDecimals: 2, signed: true });

/** The growth of the company, compared with its industry. */
export function Growth({ bodies }: SectionProps) {
  const { financialgrowth: growth, financialgrowthindustryaverage: industry } = bodies;
  const measures = growth?.Growth ?? [];
  const latest = listYears(measures.map(({ Values }) => ({ values: Values })))[0];
  const names = [...measures, ...(industry?.Growth ?? [])].map(({ Measure }) => Measure);
  return (
    <>
      {industry ? (
        <>
          <ComparisonTable
            caption="Change on the year before, beside the industry's average"
            heading={latest === undefined ? 'Company' : String(latest)}
            rows={[...new Set(names)].map((name) => ({
              key: name,
              label: lineLabel(name),
              about: undefined,
              value: measures
                .find(({ Measure }) => Measure === name)
                ?.Values.find(({ Year }) => Year === latest)?.Value,
              industry: industry.Growth.find(({ Measure }) => Measure === name),
              format,
            }))}
          />
          <SourceNote source={industry.Source} industryCode={industry.IndustryCode} />
        </>
      ) : (
        <p className="company-no-data">There is no industry average to compare with.</p>
      )}
      {growth ? <GrowthByYear growth={growth} /> : <NoGrowth />}
    </>
  );
}

const NoGrowth = () => (
  <p className="company-no-data">This report gives no annual changes of its own.</p>
);

function GrowthByYear({ growth: { Growth: measures } }: { growth: FinancialGrowthBody }) {
  const period = measures.find(({ CompoundAnnual }) => CompoundAnnual)?.CompoundAnnual;
  return (
    <div className="company-part">
      <h3>Year by year</h3>
      <YearlyValues
        caption="Change on the year before, by year"
        corner="Change on the year before"
        compoundHeading={
          period && `${String(period.FromYear)}–${String(period.ToYear)} a year, compound`
        }
        rows={measures.map(({ Measure, Values, CompoundAnnual }) => ({
          key: Measure,
          label: lineLabel(Measure),
          values: Values,
          compound: isSame(CompoundAnnual, period) ? CompoundAnnual?.Value : undefined,
          format,
        }))}
      />
    </div>
  );
}

type Period = { FromYear: number; ToYear: number } | undefined;

/** A rate over other years than the column heading says would mislead. */
function isSame(one: Period, other: Period): boolean {
  return one?.FromYear === other?.FromYear && one?.ToYear === other?.ToYear;
}
