import type { CompanyDocument } from '@broadsheet/reports';
import { getIndustry } from './market.js';
import type { CompanyProfile } from './profile.js';

type Industries = NonNullable<CompanyDocument['Industries']>;

/** The industries of the divisions; revenue is left out, because it follows from the divisions. */
export function buildIndustries({ name, revenue, divisions }: CompanyProfile): Industries {
  const codes = [...new Set(divisions.map(([, , industry]) => industry))];
  return codes.map((code) => {
    const { title, size, leaders = {} } = getIndustry(code);
    const part = divisions
      .filter(([, , industry]) => industry === code)
      .reduce((sum, [, share]) => sum + share, 0);
    const share = leaders[name] ?? (size === undefined ? undefined : (revenue * part) / size);
    const competitors = Object.entries(leaders).filter(([leader]) => leader !== name);
    return {
      Code: code,
      Title: title,
      ...(share !== undefined && { MarketShare: Math.round(share * 10) / 10 }),
      ...(competitors.length > 0 && {
        Competitors: competitors.map(([Name, MarketShare]) => ({ Name, MarketShare })),
      }),
    };
  });
}
