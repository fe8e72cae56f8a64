import { describe, expect, it } from 'vitest';
import {
  companySections as sections,
  companySectionTokens as sectionTokens,
} from '../src/index.js';

/** Copied here, so that a mistake in the table is noticed. */
const labels = {
  title: 'Title',
  abn: 'ABN',
  acn: 'ACN',
  asx: 'ASX',
  nzbn: 'NZBN',
  nzse: 'NZSE',
  balancedate: 'Balance Date',
  brands: 'Brands',
  companytype: 'Company Type',
  incorporationdate: 'Incorporation Date',
  phonenumber: 'Phone Number',
  postaladdress: 'Postal Address',
  rank: 'Rank',
  registeredname: 'Registered Name',
  streetaddress: 'Street Address',
  swot: 'SWOT',
  websiteaddress: 'Website Address',
  history: 'History',
  financials: 'Financials',
  financialratios: 'Financial Ratios',
  financialgrowth: 'Financial Growth',
  financialvaluationratios: 'Financial Valuation Ratios',
  financialratiosindustryaverage: 'Financial Ratios Industry Average',
  keypersonnel: 'Key Personnel',
  otherdirectorships: 'Other Directorships',
  operatingdivisiongeographiclocations: 'Operating Division Geographic Locations',
  operatingdivisionindustries: 'Operating Division Industries',
  operatingdivisions: 'Operating Divisions',
  financialgrowthindustryaverage: 'Financial Growth Industry Average',
  industriesofoperation: 'Industries Of Operation',
  topindustry: 'Top Industry',
  shareholders: 'Shareholders',
  substantialshareholders: 'Substantial Shareholders',
  subsidiaries: 'Subsidiaries',
};

describe('section tokens', () => {
  it('are the thirty-four of the specification, in its order, each with its label', () => {
    expect(sectionTokens).toHaveLength(34);
    expect(sectionTokens.map((token) => [token, sections[token].label])).toEqual(
      Object.entries(labels),
    );
  });

  it('are the labels in lower case without spaces', () => {
    for (const token of sectionTokens) {
      expect(sections[token].label.replaceAll(' ', '').toLowerCase()).toBe(token);
    }
  });
});
