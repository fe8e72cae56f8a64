import { valuationRatioDefinitions } from '@broadsheet/contract/ratio-definitions';
import { addCurrency } from '../../figures/currency-sign.js';
import { writeBrief } from '../../figures/write-brief.js';
import { useWords } from '../../words/explorer-words.js';
import { ComparisonTable } from '../figures/comparison-table.js';
import { formatDate } from '../figures/format-date.js';
import { formatNumber, unitSizes } from '../figures/format-figure.js';
import { SourceNote } from '../figures/source-note.js';
import type { SectionProps } from '../page/bodies.js';
import { ratioFormat } from './ratio-format.js';

/** The market's valuation of the company, compared with its industry. */
export function Valuation({ bodies: { financialvaluationratios: body } }: SectionProps) {
  const { tag, company: words } = useWords();
  if (!body) return null;
  const { Currency, PriceDate, SharePrice, SharesOnIssue, Source, IndustryCode } = body;
  const size = unitSizes[body.Unit];
  const brief = (value: number, currency = '') => writeBrief(value, { tag, currency });
  const price = formatNumber(SharePrice, { decimals: 4, minDecimals: 2 });
  return (
    <>
      <dl className="company-key-figures">
        <Fact name={words.sharePrice} value={addCurrency(price, { currency: Currency, tag })} />
        <Fact
          name={words.marketCapitalisation}
          value={brief(body.MarketCapitalisation * size, Currency)}
        />
        {body.EnterpriseValue !== undefined && (
          <Fact name={words.enterpriseValue} value={brief(body.EnterpriseValue * size, Currency)} />
        )}
        <Fact name={words.sharesOnIssue} value={brief(SharesOnIssue)} />
      </dl>
      <p className="company-note">{words.priceOf(formatDate(PriceDate, tag), body.Year)}</p>
      {body.Ratios.length > 0 && (
        <ComparisonTable
          caption={words.besideIndustry(words.valuationRatios)}
          heading={words.company}
          rows={body.Ratios.map(({ Ratio, Unit, Value, Industry }) => ({
            key: Ratio,
            label: words.line(Ratio),
            about: words.about(valuationRatioDefinitions[Ratio].about),
            value: Value,
            industry: Industry,
            format: ratioFormat(Unit, words),
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
