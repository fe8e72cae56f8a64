import { useWords } from '../../words/explorer-words.js';
import { ComparisonTable } from '../figures/comparison-table.js';
import { formatPercent } from '../figures/format-figure.js';
import { SourceNote } from '../figures/source-note.js';
import type { SectionProps } from '../page/bodies.js';
import { listYears, YearlyValues } from './yearly-values.js';

const format = (value: number) => formatPercent(value, { minDecimals: 2, signed: true });

/** The growth of the company, compared with its industry. */
export function GrowthComparison({ bodies }: SectionProps) {
  const { company: words } = useWords();
  const { financialgrowth: growth, financialgrowthindustryaverage: industry } = bodies;
  const measures = growth?.Growth ?? [];
  const latest = listYears(measures.map(({ Values }) => ({ values: Values }))).at(-1);
  const names = [...measures, ...(industry?.Growth ?? [])].map(({ Measure }) => Measure);
  if (!industry) return <p className="company-no-data">{words.noAverage}</p>;
  return (
    <>
      <ComparisonTable
        caption={words.besideIndustry(words.changeOnYear)}
        heading={latest === undefined ? words.company : String(latest)}
        rows={[...new Set(names)].map((name) => ({
          key: name,
          label: words.line(name),
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
  );
}

export function GrowthByYear({ bodies: { financialgrowth: growth } }: SectionProps) {
  const { company: words } = useWords();
  if (!growth) return <p className="company-no-data">{words.noChanges}</p>;
  const { Growth: measures } = growth;
  const period = measures.find(({ CompoundAnnual }) => CompoundAnnual)?.CompoundAnnual;
  return (
    <div className="company-part">
      <h3>{words.yearByYear}</h3>
      <YearlyValues
        caption={words.changeByYear}
        corner={words.changeOnYear}
        compoundHeading={period && words.compound(period.FromYear, period.ToYear)}
        rows={measures.map(({ Measure, Values, CompoundAnnual }) => ({
          key: Measure,
          label: words.line(Measure),
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
