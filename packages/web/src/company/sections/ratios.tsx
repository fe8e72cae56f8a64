import type { FinancialRatiosBody } from '@broadsheet/client';
import { ratioDefinitions, type RatioName } from '@broadsheet/contract/ratio-definitions';
import { ComparisonTable } from '../figures/comparison-table.js';
import { lineLabel } from '../figures/line-label.js';
import { SourceNote } from '../figures/source-note.js';
import type { Bodies, SectionProps } from '../page/bodies.js';
import { ratioFormat } from './ratio-format.js';
import { listYears, YearlyValues } from './yearly-values.js';

/** Ratios grouped by topic, as analysts do. */
const groups: { title: string; names: RatioName[] }[] = [
  {
    title: 'Profitability',
    names: [
      ...(['GrossMargin', 'EBITDAMargin', 'EBITMargin', 'NetProfitMargin'] as const),
      ...(['EmployeeExpensesToRevenue', 'EffectiveTaxRate'] as const),
      ...(['ReturnOnAssets', 'ReturnOnEquity', 'ReturnOnCapitalEmployed'] as const),
    ],
  },
  {
    title: 'Liquidity and debt',
    names: [
      ...(['CurrentRatio', 'QuickRatio', 'CashRatio', 'Gearing', 'NetGearing'] as const),
      ...(['LiabilitiesToAssets', 'InterestCover', 'NetDebtToEBITDA'] as const),
    ],
  },
  {
    title: 'Efficiency and distribution',
    names: [
      ...(['AssetTurnover', 'InventoryDays', 'ReceivablesDays', 'PayablesDays'] as const),
      ...(['CashConversion', 'DividendPayout'] as const),
    ],
  },
];

/** The company's ratios compared with its industry's, and their values by year. */
export function Ratios({ bodies }: SectionProps) {
  const { financialratios: own, financialratiosindustryaverage: industry } = bodies;
  return (
    <>
      {groups.map(({ title, names }) => (
        <RatioGroup key={title} title={title} names={names} bodies={bodies} />
      ))}
      {industry ? (
        <SourceNote source={industry.Source} industryCode={industry.IndustryCode} />
      ) : (
        <p className="company-no-data">There is no industry average to compare with.</p>
      )}
      {own ? <RatiosByYear ratios={own} /> : <NoRatios />}
    </>
  );
}

const NoRatios = () => <p className="company-no-data">This report gives no ratios of its own.</p>;

interface GroupProps {
  title: string;
  names: RatioName[];
  bodies: Bodies;
}

function RatioGroup({ title, names, bodies }: GroupProps) {
  const own = bodies.financialratios?.Ratios ?? [];
  const averages = bodies.financialratiosindustryaverage?.Ratios ?? [];
  const latest = listYears(own.map(({ Values }) => ({ values: Values })))[0];
  const known = names.filter((name) => [...own, ...averages].some(({ Ratio }) => Ratio === name));
  if (known.length === 0) return null;
  return (
    <div className="company-part">
      <h3>{title}</h3>
      <ComparisonTable
        caption={`${title}, beside the industry's average`}
        heading={latest === undefined ? 'Company' : String(latest)}
        rows={known.map((name) => ({
          key: name,
          label: lineLabel(name),
          about: ratioDefinitions[name].about,
          value: own.find(({ Ratio }) => Ratio === name)?.Values.find(({ Year }) => Year === latest)
            ?.Value,
          industry: averages.find(({ Ratio }) => Ratio === name),
          format: ratioFormat(ratioDefinitions[name].unit),
        }))}
      />
    </div>
  );
}

function RatiosByYear({ ratios: { Ratios: ratios } }: { ratios: FinancialRatiosBody }) {
  return (
    <details className="company-more">
      <summary>Ratios year by year</summary>
      <YearlyValues
        caption="Ratios by year"
        corner="Ratio"
        rows={ratios.map(({ Ratio, Unit, Values }) => ({
          key: Ratio,
          label: lineLabel(Ratio),
          values: Values,
          format: ratioFormat(Unit),
        }))}
      />
    </details>
  );
}
