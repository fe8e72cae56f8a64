// Written by `npm run generate` from the contract; do not edit.

/** Revenue, profit and assets by global region. */
export interface OperatingDivisionGeographicLocationsBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** Regions, in the order given. */
  Locations: {
    /** Global region or country. */
    Region: string;
    /** Year by year, latest first. */
    Years: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Revenue of the year. */
      Revenue?: number;
      /** Profit of the year, before interest and tax. */
      Profit?: number;
      /** Assets at the balance date. */
      Assets?: number;
      /** Revenue as a share of the company's total revenue. Per cent. */
      ShareOfRevenue?: number;
      /** Profit as a share of its own revenue. Per cent. */
      ProfitMargin?: number;
    }[];
  }[];
}

/** Performance by division, gathered by industry. */
export interface OperatingDivisionIndustriesBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** Industries in the order in which divisions name them. */
  Industries: {
    /** Industry code. */
    IndustryCode: string;
    /** Industry title. */
    IndustryTitle: string;
    /** The divisions in that industry, added up here. */
    Divisions: string[];
    /** Year by year, latest first. */
    Years: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Revenue of the year. */
      Revenue?: number;
      /** Profit of the year, before interest and tax. */
      Profit?: number;
      /** Assets at the balance date. */
      Assets?: number;
      /** Revenue as a share of the company's total revenue. Per cent. */
      ShareOfRevenue?: number;
      /** Profit as a share of its own revenue. Per cent. */
      ProfitMargin?: number;
    }[];
  }[];
}

/** Major business segments. */
export interface OperatingDivisionsBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit: 'Units' | 'Thousands' | 'Millions';
  /** Major business segments, in the order given. */
  Divisions: {
    /** Name of the division. */
    Name: string;
    /** What it does. */
    Description?: string;
    /** Year by year, latest first. */
    Years: {
      /** Reporting year: the calendar year of its balance date. */
      Year: number;
      /** Revenue of the year. */
      Revenue?: number;
      /** Profit of the year, before interest and tax. */
      Profit?: number;
      /** Assets at the balance date. */
      Assets?: number;
      /** Revenue as a share of the company's total revenue. Per cent. */
      ShareOfRevenue?: number;
      /** Profit as a share of its own revenue. Per cent. */
      ProfitMargin?: number;
    }[];
  }[];
}

/** Industries with revenue, market share and competitors. */
export interface IndustriesOfOperationBody {
  /** Currency of every amount here: three letters (ISO 4217), such as `AUD`. */
  Currency?: string;
  /** What every amount here is counted in: `Units`, `Thousands` or `Millions`. */
  Unit?: 'Units' | 'Thousands' | 'Millions';
  /** Reporting year: the calendar year of its balance date. */
  Year?: number;
  /** The principal industry first. */
  Industries: {
    /** The industry's code in its classification, such as `1214`. */
    IndustryCode: string;
    /** The industry's title in its classification. */
    IndustryTitle: string;
    /** Whether this is the principal industry. */
    Primary: boolean;
    /** The company's revenue in that industry, in `Year`. */
    Revenue?: number;
    /** Revenue as a share of the company's total. Per cent. */
    ShareOfRevenue?: number;
    /** The company's share of the industry's revenue. Per cent. */
    MarketShare?: number;
    /** Other companies in the industry. */
    Competitors: {
      /** A competitor in that industry. */
      Name: string;
      /** Its share of the industry's revenue. Per cent. */
      MarketShare?: number;
    }[];
  }[];
}

/** Principal industry: its code and title. */
export interface TopIndustryBody {
  /** The industry's code in its classification, such as `1214`. */
  IndustryCode: string;
  /** The industry's title in its classification. */
  IndustryTitle: string;
}
