import type { ShareholdersBody, SubstantialShareholdersBody } from '@broadsheet/client';

export interface Holder {
  name: string;
  shares: number | undefined;
  percentage: number | undefined;
  isSubstantial: boolean;
  jurisdiction: string | undefined;
  verifiedOn: string | undefined;
}

/** Merges both lists: a holder that is only in the list of substantial holders counts too. */
export function listHolders(
  shareholders: ShareholdersBody | undefined,
  substantial: SubstantialShareholdersBody | undefined,
): Holder[] {
  const large = substantial?.Holders ?? [];
  const holdings = shareholders?.Holdings ?? [];
  const named = holdings.map(({ Name, Shares, Percentage }) => {
    const verified = large.find((holder) => holder.Name === Name);
    return {
      name: Name,
      shares: Shares,
      percentage: Percentage,
      isSubstantial: verified !== undefined,
      jurisdiction: verified?.Jurisdiction,
      verifiedOn: verified?.VerifiedOn,
    };
  });
  const others = large.filter(({ Name }) => !holdings.some((holding) => holding.Name === Name));
  return [
    ...named,
    ...others.map(({ Name, Shares, Percentage, Jurisdiction, VerifiedOn }) => ({
      name: Name,
      shares: Shares,
      percentage: Percentage,
      isSubstantial: true,
      jurisdiction: Jurisdiction,
      verifiedOn: VerifiedOn,
    })),
  ];
}
