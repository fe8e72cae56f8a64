import { describe, expect, it } from 'vitest';
import { market } from '../src/companies/market.js';
import { demoIndustries } from '../src/industries/index.js';

const australian = [...demoIndustries({ seed: 1 })].filter(
  ({ Country, Language }) => Country === 'AU' && Language === 'English',
);

describe.each(australian)('industry and company reports on $Code $Title', (document) => {
  const known = market[document.Code];

  it('name the same industry with the same revenue', () => {
    expect(known?.title).toBe(document.Title);
    expect(known?.size).toBe(latestRevenue() / 1e6);
  });

  it('give the leading companies the same market shares', () => {
    const shares = document.CompanyMarketShare?.map(({ Name, Share }) => [Name, Share]) ?? [];
    expect(known?.leaders).toEqual(Object.fromEntries(shares));
  });

  function latestRevenue(): number {
    return document.Revenue?.findLast(({ Outlook }) => !Outlook)?.Value ?? Number.NaN;
  }
});
