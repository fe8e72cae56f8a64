import type { FinancialRatiosBody } from '@broadsheet/client';
import { ratioDefinitions, type RatioName } from '@broadsheet/contract/ratio-definitions';
import { useWords, type ExplorerWords } from '../../words/explorer-words.js';
import { ComparisonTable } from '../figures/comparison-table.js';
import { SourceNote } from '../figures/source-note.js';
import type { Bodies, SectionProps } from '../page/bodies.js';
import { ratioFormat } from './ratio-format.js';
import { listYears, YearlyValues } from './yearly-values.js';

type GroupId = keyof ExplorerWords['company']['ratioGroups'];

/** Ratios grouped by topic, as analysts do. */
const groups: { id: GroupId; names: RatioName[] }[] = [
  {
    id: 'profitability',
    names: [
      ...(['GrossMargin', 'EBITDAMargin', 'EBITMargin', 'NetProfitMargin'] as const),
      ...(['EmployeeExpensesToRevenue', 'EffectiveTaxRate'] as const),
      ...(['ReturnOnAssets', 'ReturnOnEquity', 'ReturnOnCapitalEmployed'] as const),
    ],
  },
  {
    id: 'debt',
    names: [
      ...(['CurrentRatio', 'QuickRatio', 'CashRatio', 'Gearing', 'NetGearing'] as const),
      ...(['LiabilitiesToAssets', 'InterestCover', 'NetDebtToEBITDA'] as const),
    ],
  },
  {
    id: 'efficiency',
    names: [
      ...(['AssetTurnover', 'InventoryDays', 'ReceivablesDays', 'PayablesDays'] as const),
      ...(['CashConversion', 'DividendPayout'] as const),
    ],
  },
];

/** The company's ratios compared with its industry's, and their values by year. */
export const ratioContents = [
  ...groups.map(({ id, names }) => {
    return function NamedRatios({ bodies }: SectionProps) {
      const { company: words } = useWords();
      return <RatioGroup title={words.ratioGroups[id]} names={names} bodies={bodies} />;
    };
  }),
  SourceAndYears,
];

function SourceAndYears({ bodies }: SectionProps) {
  const { company: words } = useWords();
  const { financialratios: own, financialratiosindustryaverage: industry } = bodies;
  return (
    <>
      {industry ? (
        <SourceNote source={industry.Source} industryCode={industry.IndustryCode} />
      ) : (
        <p className="company-no-data">{words.noAverage}</p>
      )}
      {own ? <RatiosByYear ratios={own} /> : <p className="company-no-data">{words.noRatios}</p>}
    </>
  );
}

interface GroupProps {
  title: string;
  names: RatioName[];
  bodies: Bodies;
}

function RatioGroup({ title, names, bodies }: GroupProps) {
  const { company: words } = useWords();
  const own = bodies.financialratios?.Ratios ?? [];
  const averages = bodies.financialratiosindustryaverage?.Ratios ?? [];
  const latest = listYears(own.map(({ Values }) => ({ values: Values }))).at(-1);
  const known = names.filter((name) => [...own, ...averages].some(({ Ratio }) => Ratio === name));
  if (known.length === 0) return null;
  return (
    <div className="company-part">
      <h3>{title}</h3>
      <ComparisonTable
        caption={words.besideIndustry(title)}
        heading={latest === undefined ? words.company : String(latest)}
        rows={known.map((name) => ({
          key: name,
          label: words.line(name),
          about: words.about(ratioDefinitions[name].about),
          value: own.find(({ Ratio }) => Ratio === name)?.Values.find(({ Year }) => Year === latest)
            ?.Value,
          industry: averages.find(({ Ratio }) => Ratio === name),
          format: ratioFormat(ratioDefinitions[name].unit, words),
        }))}
      />
    </div>
  );
}

function RatiosByYear({ ratios: { Ratios: ratios } }: { ratios: FinancialRatiosBody }) {
  const { company: words } = useWords();
  return (
    <details className="company-more">
      <summary>{words.ratiosYearByYear}</summary>
      <YearlyValues
        caption={words.ratiosByYear}
        corner={words.ratio}
        rows={ratios.map(({ Ratio, Unit, Values }) => ({
          key: Ratio,
          label: words.line(Ratio),
          values: Values,
          format: ratioFormat(Unit, words),
        }))}
      />
    </details>
  );
}
