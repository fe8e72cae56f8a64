import type { Static, TSchema } from 'typebox';
import type { CompanySectionToken } from '../sections.js';
import {
  FinancialGrowthIndustryAverageBody,
  FinancialRatiosIndustryAverageBody,
  FinancialValuationRatiosBody,
} from './benchmarks.js';
import { FinancialGrowthBody, FinancialRatiosBody, FinancialsBody } from './financials.js';
import { IndustriesOfOperationBody, TopIndustryBody } from './industries.js';
import { BrandsBody, HistoryBody, SwotBody } from './narratives.js';
import { ShareholdersBody, SubsidiariesBody, SubstantialShareholdersBody } from './ownership.js';
import { KeyPersonnelBody, OtherDirectorshipsBody } from './people.js';
import {
  OperatingDivisionGeographicLocationsBody,
  OperatingDivisionIndustriesBody,
  OperatingDivisionsBody,
} from './segments.js';
import * as single from './single-values.js';

/** The body of each section, by its token. */
export const companySectionBodies = {
  title: single.TitleBody,
  abn: single.AbnBody,
  acn: single.AcnBody,
  asx: single.AsxBody,
  nzbn: single.NzbnBody,
  nzse: single.NzseBody,
  balancedate: single.BalanceDateBody,
  brands: BrandsBody,
  companytype: single.CompanyTypeBody,
  incorporationdate: single.IncorporationDateBody,
  phonenumber: single.PhoneNumberBody,
  postaladdress: single.PostalAddressBody,
  rank: single.RankBody,
  registeredname: single.RegisteredNameBody,
  streetaddress: single.StreetAddressBody,
  swot: SwotBody,
  websiteaddress: single.WebsiteAddressBody,
  history: HistoryBody,
  financials: FinancialsBody,
  financialratios: FinancialRatiosBody,
  financialgrowth: FinancialGrowthBody,
  financialvaluationratios: FinancialValuationRatiosBody,
  financialratiosindustryaverage: FinancialRatiosIndustryAverageBody,
  keypersonnel: KeyPersonnelBody,
  otherdirectorships: OtherDirectorshipsBody,
  operatingdivisiongeographiclocations: OperatingDivisionGeographicLocationsBody,
  operatingdivisionindustries: OperatingDivisionIndustriesBody,
  operatingdivisions: OperatingDivisionsBody,
  financialgrowthindustryaverage: FinancialGrowthIndustryAverageBody,
  industriesofoperation: IndustriesOfOperationBody,
  topindustry: TopIndustryBody,
  shareholders: ShareholdersBody,
  substantialshareholders: SubstantialShareholdersBody,
  subsidiaries: SubsidiariesBody,
} as const satisfies Record<CompanySectionToken, TSchema>;

/** What the body of a section holds: `CompanySectionBody<'financials'>`. */
export type CompanySectionBody<Token extends CompanySectionToken> = Static<
  (typeof companySectionBodies)[Token]
>;

/** Bodies of several sections by token; a section without data is absent. */
export type CompanySectionBodies = {
  [Token in CompanySectionToken]?: CompanySectionBody<Token>;
};
