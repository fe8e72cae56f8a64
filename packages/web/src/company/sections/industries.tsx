import type { IndustriesOfOperationBody } from '@broadsheet/client';
import { formatBriefly, formatPercent, unitSizes } from '../figures/format-figure.js';
import { ShareBar } from '../figures/share-bar.js';
import type { SectionProps } from '../page/bodies.js';
import { IndustryCodeLink, IndustryLink } from './industry-link.js';

type Industry = IndustriesOfOperationBody['Industries'][number];

/** The company's industries, with its market share and its competitors in each. */
export function Industries({ bodies, tag }: SectionProps) {
  const { industriesofoperation: body, title } = bodies;
  if (!body) return null;
  return (
    <ul className="company-industries">
      {body.Industries.map((industry) => (
        <li key={industry.IndustryCode}>
          <h3 lang={tag}>
            <IndustryLink code={industry.IndustryCode}>{industry.IndustryTitle}</IndustryLink>
          </h3>
          <p className="company-note">
            Industry{' '}
            <IndustryCodeLink code={industry.IndustryCode}>
              {industry.IndustryCode}
            </IndustryCodeLink>
            {describe(industry, body)}
          </p>
          <MarketShares industry={industry} company={title?.Title ?? 'This company'} tag={tag} />
        </li>
      ))}
    </ul>
  );
}

function describe(industry: Industry, body: IndustriesOfOperationBody): string {
  const { Primary, Revenue, ShareOfRevenue } = industry;
  const { Currency = '', Unit = 'Units', Year } = body;
  const year = Year === undefined ? '' : ` in ${String(Year)}`;
  return [
    '',
    Primary && 'the principal one',
    Revenue !== undefined && `revenue ${formatBriefly(Revenue * unitSizes[Unit], Currency)}${year}`,
    ShareOfRevenue !== undefined &&
      `${formatPercent(ShareOfRevenue, { decimals: 1 })} of the company's revenue`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

interface MarketSharesProps {
  industry: Industry;
  company: string;
  tag: string;
}

/** The company among its competitors, largest share first; those without a share come last. */
function MarketShares({ industry, company, tag }: MarketSharesProps) {
  const { MarketShare, Competitors } = industry;
  const own = { Name: company, isOwn: true, ...(MarketShare !== undefined && { MarketShare }) };
  const all = [own, ...Competitors.map((competitor) => ({ ...competitor, isOwn: false }))];
  if (all.length === 1 && MarketShare === undefined) {
    return <p className="company-no-data">Market shares are not given.</p>;
  }
  const ranked = all.toSorted((a, b) => (b.MarketShare ?? -1) - (a.MarketShare ?? -1));
  return (
    <ol className="company-shares">
      {ranked.map(({ Name, MarketShare: share, isOwn }, index) => (
        <li key={index} className={isOwn ? 'is-own' : undefined}>
          <span lang={tag}>{Name}</span>
          <span className="company-number">
            {share === undefined ? 'share not given' : formatPercent(share, { decimals: 2 })}
          </span>
          <ShareBar percent={share} />
        </li>
      ))}
    </ol>
  );
}
