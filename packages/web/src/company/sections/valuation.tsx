import { valuationRatioDefinitions } from '@broadsheet/contract/ratio-definitions';
import { ComparisonTable } from '../figures/comparison-table.js';
import { formatDate } from '../figures/format-date.js';
import { currencySign, formatBriefly, formatNumber, unitSizes } from '../figures/format-figure.js';
import { lineLabel } from '../figures/line-label.js';
import { SourceNote } from '../figures/source-note.js';
import type { SectionProps } from '../page/bodies.js';
import { ratioFormat } from './ratio-format.js';

/** The market's valuation of the company, compared with its industry. */
export function Valuation({ bodies: { financialvaluationratios: body } }: SectionProps) {
  if (!body) return null;
  const { Currency, PriceDate, SharePrice, SharesOnIssue, Source, IndustryCode } = body;
  const size = unitSizes[body.Unit];
  const price = formatNumber(SharePrice, { decimals: 4, minDecimals: 2 });
  return (
    <>
      <dl className="company-key-figures">
        <Fact name="Share price" value={`${currencySign(Currency)}${price}`} />
        <Fact
          name="Market capitalisation"
          value={formatBriefly(body.MarketCapitalisation * size, Currency)}
        />
        {body.EnterpriseValue !== undefined && (
          <Fact
            name="Enterprise value"
            value={formatBriefly(body.EnterpriseValue * size, Currency)}
          />
        )}
        <Fact name="Shares on issue" value={formatBriefly(SharesOnIssue)} />
      </dl>
      <p className="company-note">
        Price of {formatDate(PriceDate)}, statements of {body.Year}.
      </p>
      {body.Ratios.length > 0 && (
        <ComparisonTable
          caption="Valuation ratios, beside the industry's average"
          heading="Company"
          rows={body.Ratios.map(({ Ratio, Unit, Value, Industry }) => ({
            key: Ratio,
            label: lineLabel(Ratio),
            about: valuationRatioDefinitions[Ratio].about,
            value: Value,
            industry: Industry,
            format: ratioFormat(Unit),
          }))}
        />
      )}
      {Source !== undefined && IndustryCode !== undefined && (
        <SourceNote source={Source} industryCode={IndustryCode} />
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}
