// Written by `npm run generate` from the contract; do not edit.

/** Official company name as listed in the catalogue. */
export interface TitleBody {
  /** Official company name as listed in the catalogue. */
  Title: string;
}

/** Australian Business Number. */
export interface ABNBody {
  /** Australian Business Number. */
  ABN: string;
}

/** Australian Company Number. */
export interface ACNBody {
  /** Australian Company Number. */
  ACN: string;
}

/** Australian stock exchange ticker code. */
export interface ASXBody {
  /** Australian stock exchange ticker code. */
  ASX: string;
}

/** New Zealand Business Number. */
export interface NZBNBody {
  /** New Zealand Business Number. */
  NZBN: string;
}

/** New Zealand stock exchange ticker code. */
export interface NZSEBody {
  /** New Zealand stock exchange ticker code. */
  NZSE: string;
}

/** End date of the reporting period of the latest financials. */
export interface BalanceDateBody {
  /** End date of the reporting period of the latest financials. */
  'Balance Date': string;
}

/** Legal classification. */
export interface CompanyTypeBody {
  /** Legal classification. */
  'Company Type': string;
}

/** Date of legal incorporation. */
export interface IncorporationDateBody {
  /** Date of legal incorporation. */
  'Incorporation Date': string;
}

/** Main business telephone number. */
export interface PhoneNumberBody {
  /** Main business telephone number. */
  'Phone Number': string;
}

/** Official postal address. */
export interface PostalAddressBody {
  /** Official postal address. */
  'Postal Address': string;
}

/** Ranking by revenue among entities operating in Australia. */
export interface RankBody {
  /** Ranking by revenue among entities operating in Australia. */
  Rank: number;
}

/** Legal name as registered with the corporate regulator. */
export interface RegisteredNameBody {
  /** Legal name as registered with the corporate regulator. */
  'Registered Name': string;
}

/** Registered street address of the head office. */
export interface StreetAddressBody {
  /** Registered street address of the head office. */
  'Street Address': string;
}

/** Primary website URL. */
export interface WebsiteAddressBody {
  /** Primary website URL. */
  'Website Address': string;
}
