import type { IndustriesOfOperationBody } from '@broadsheet/client';
import { writeBrief } from '../../figures/write-brief.js';
import { useWords, type ExplorerWords } from '../../words/explorer-words.js';
import { formatPercent, unitSizes } from '../figures/format-figure.js';
import { ShareBar } from '../figures/share-bar.js';
import type { SectionProps } from '../page/bodies.js';
import { IndustryCodeLink, IndustryLink } from './industry-link.js';

type Industry = IndustriesOfOperationBody['Industries'][number];

/** The company's industries, with its market share and its competitors in each. */
export function Industries({ bodies, tag }: SectionProps) {
  const { industriesofoperation: body, title } = bodies;
  const words = useWords();
  if (!body) return null;
  return (
    <ul className="company-industries">
      {body.Industries.map((industry) => (
        <li key={industry.IndustryCode}>
          <h3 lang={tag}>
            <IndustryLink code={industry.IndustryCode}>{industry.IndustryTitle}</IndustryLink>
          </h3>
          <p className="company-note">
            {words.company.industry}
            <IndustryCodeLink code={industry.IndustryCode}>
              {industry.IndustryCode}
            </IndustryCodeLink>
            {describe(industry, body, words)}
          </p>
          <MarketShares
            industry={industry}
            company={title?.Title ?? words.company.thisCompany}
            tag={tag}
          />
        </li>
      ))}
    </ul>
  );
}

function describe(
  { Primary, Revenue, ShareOfRevenue }: Industry,
  { Currency = '', Unit = 'Units', Year }: IndustriesOfOperationBody,
  { tag, comma, company }: ExplorerWords,
): string {
  const write = (value: number) => writeBrief(value * unitSizes[Unit], { tag, currency: Currency });
  return [
    '',
    Primary && company.principal,
    Revenue !== undefined && company.revenueIn(write(Revenue), Year),
    ShareOfRevenue !== undefined &&
      company.ofRevenue(formatPercent(ShareOfRevenue, { decimals: 1 })),
  ]
    .filter((part) => part !== false)
    .join(comma);
}

interface MarketSharesProps {
  industry: Industry;
  company: string;
  tag: string;
}

/** The company among its competitors, largest share first; those without a share come last. */
function MarketShares({ industry, company, tag }: MarketSharesProps) {
  const { company: words } = useWords();
  const { MarketShare, Competitors } = industry;
  const own = { Name: company, isOwn: true, ...(MarketShare !== undefined && { MarketShare }) };
  const all = [own, ...Competitors.map((competitor) => ({ ...competitor, isOwn: false }))];
  if (all.length === 1 && MarketShare === undefined) {
    return <p className="company-no-data">{words.noShares}</p>;
  }
  const ranked = all.toSorted((a, b) => (b.MarketShare ?? -1) - (a.MarketShare ?? -1));
  return (
    <ol className="company-shares">
      {ranked.map(({ Name, MarketShare: share, isOwn }, index) => (
        <li key={index} className={isOwn ? 'is-own' : undefined}>
          <span lang={tag}>{Name}</span>
          <span className="company-number">
            {share === undefined ? words.shareNotGiven : formatPercent(share, { decimals: 2 })}
          </span>
          <ShareBar percent={share} />
        </li>
      ))}
    </ol>
  );
}
