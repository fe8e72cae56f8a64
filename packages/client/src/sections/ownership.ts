// Written by `npm run generate` from the contract; do not edit.

/** Shareholder structure, top holdings, ownership concentration. */
export interface ShareholdersBody {
  /** Day on which the holdings stood like this. ISO 8601, such as `2025-06-30`. */
  AsAt: string;
  /** Number of shares on issue on that day. */
  SharesOnIssue?: number;
  /** Number of shareholders, named here or not. */
  TotalHolders?: number;
  /** The top holdings, largest first. */
  Holdings: {
    /** 1 for the largest holding. */
    Position: number;
    /** Name of the holder. */
    Name: string;
    /** Number of shares held. */
    Shares?: number;
    /** Share of the ownership. Per cent. */
    Percentage?: number;
  }[];
  /** Ownership concentration; a group larger than the list is absent. */
  Concentration: {
    /** Held together by all the holders named here. Per cent. */
    Named?: number;
    /** Held by the largest holder. Per cent. */
    Largest?: number;
    /** Held by the five largest. Per cent. */
    Top5?: number;
    /** Held by the ten largest. Per cent. */
    Top10?: number;
    /** Held by the twenty largest. Per cent. */
    Top20?: number;
  };
}

/** Major shareholders with jurisdiction and verification date. */
export interface SubstantialShareholdersBody {
  /** Holdings from this percentage on are substantial. */
  Threshold: number;
  /** Largest first. */
  Holders: {
    /** Name of the holder. */
    Name: string;
    /** Number of shares held. */
    Shares?: number;
    /** Share of the ownership. Per cent. */
    Percentage: number;
    /** Country or state whose law the holder is under. */
    Jurisdiction?: string;
    /** Day on which the holding was verified. ISO 8601, such as `2025-06-30`. */
    VerifiedOn: string;
  }[];
}

/** Subsidiary and related entities. */
export interface SubsidiariesBody {
  /** In the order given. */
  Entities: {
    /** Name of the entity. */
    Name: string;
    /** How it is related. */
    Relationship: 'Subsidiary' | 'Associate' | 'JointVenture';
    /** Share owned, directly or through others. Per cent. */
    Ownership?: number;
    /** Country of incorporation: two letters (ISO 3166-1). */
    Country: string;
  }[];
}
