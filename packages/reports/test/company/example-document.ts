import { completeAbn, completeAcn } from '../../src/company/registration-numbers.js';
import type { CompanyDocument } from '../../src/index.js';

const acn = completeAcn('99912345');

/** A small, complete document in round numbers, for tests to change. */
export const exampleDocument: CompanyDocument = {
  EntityId: 7,
  Language: 'English',
  Title: 'Example Vineyards Limited',
  RegisteredName: 'EXAMPLE VINEYARDS LIMITED',
  CompanyType: 'Australian public company, listed',
  ABN: completeAbn(acn),
  ACN: acn,
  ASX: 'EX1',
  IncorporationDate: '1990-02-28',
  PhoneNumber: '+61 2 5550 0100',
  PostalAddress: 'GPO Box 1, Sydney NSW 2000',
  StreetAddress: '1 Example Street, Sydney NSW 2000',
  WebsiteAddress: 'https://www.vineyards.example',
  Currency: 'AUD',
  Unit: 'Thousands',
  Financials: [
    {
      BalanceDate: '2024-06-30',
      ProfitAndLoss: {
        SalesRevenue: 900,
        OtherRevenue: 100,
        CostOfGoodsSold: 400,
        EmployeeExpenses: 200,
        OtherOperatingExpenses: 150,
        DepreciationAndAmortisation: 50,
        InterestExpense: 40,
        IncomeTax: 48,
        Dividends: 60,
      },
      BalanceSheet: { TotalAssets: 2000, TotalLiabilities: 800, TotalEquity: 1200 },
      KeyFigures: { Employees: 10, SharesOnIssue: 500_000, WeightedAverageShares: 500_000 },
    },
    {
      BalanceDate: '2025-06-30',
      ProfitAndLoss: {
        SalesRevenue: 1080,
        OtherRevenue: 120,
        CostOfGoodsSold: 480,
        EmployeeExpenses: 240,
        OtherOperatingExpenses: 180,
        DepreciationAndAmortisation: 60,
        InterestExpense: 40,
        IncomeTax: 60,
        Dividends: 70,
      },
      BalanceSheet: {
        Cash: 100,
        Receivables: 150,
        Inventories: 200,
        OtherCurrentAssets: 50,
        PropertyPlantAndEquipment: 1500,
        IntangibleAssets: 100,
        OtherNonCurrentAssets: 100,
        Payables: 120,
        CurrentBorrowings: 80,
        OtherCurrentLiabilities: 50,
        NonCurrentBorrowings: 520,
        OtherNonCurrentLiabilities: 30,
        ShareCapital: 800,
        Reserves: 100,
        RetainedEarnings: 500,
      },
      CashFlow: {
        OperatingCashFlow: 210,
        CapitalExpenditure: 90,
        InvestingCashFlow: -90,
        FinancingCashFlow: -70,
      },
      KeyFigures: {
        Employees: 12,
        SharesOnIssue: 500_000,
        WeightedAverageShares: 500_000,
        DividendsPerShare: 0.14,
      },
    },
  ],
  Market: { PriceDate: '2025-09-30', SharePrice: 4.2 },
  Industries: [
    { Code: '4511', Title: 'Cafes and Restaurants' },
    {
      Code: '1214',
      Title: 'Wine and Other Alcoholic Beverage Manufacturing',
      MarketShare: 12.5,
      Competitors: [{ Name: 'Other Vineyards Limited', MarketShare: 20 }],
    },
  ],
  Divisions: [
    {
      Name: 'Cellar Door',
      IndustryCode: '4511',
      Years: [{ Year: 2025, Revenue: 300, Profit: 30, Assets: 400 }],
    },
    {
      Name: 'Wine',
      IndustryCode: '1214',
      Years: [
        { Year: 2024, Revenue: 700, Profit: 160 },
        { Year: 2025, Revenue: 600, Profit: 150, Assets: 1500 },
      ],
    },
    {
      Name: 'Bottling',
      IndustryCode: '1214',
      Years: [{ Year: 2025, Revenue: 300, Profit: 60, Assets: 300 }],
    },
  ],
  Regions: [{ Region: 'Australia', Years: [{ Year: 2025, Revenue: 1200 }] }],
  Personnel: [
    {
      Name: 'Rosa Ellery',
      Position: 'Chair',
      Roles: ['Director'],
      AppointedOn: '2019-01-31',
      OtherDirectorships: [{ Company: 'Old Mill Theatre Trust', Since: '2020-05-01' }],
    },
    { Name: 'Minh Quilty', Position: 'Chief Financial Officer', Roles: ['Executive'] },
  ],
  Shareholders: {
    AsAt: '2025-08-01',
    Holdings: [
      { Name: 'Small Fund', Shares: 20_000 },
      {
        Name: 'Large Fund',
        Shares: 125_000,
        Jurisdiction: 'Victoria, Australia',
        VerifiedOn: '2025-07-15',
      },
      { Name: 'Middle Fund', Shares: 25_000 },
    ],
  },
  Subsidiaries: [
    { Name: 'Example Bottling Pty Ltd', Relationship: 'Subsidiary', Ownership: 100, Country: 'AU' },
  ],
  Brands: { Items: [{ Name: 'Example Red', Category: 'table wine' }] },
  SWOT: { Strengths: [{ Point: 'Known label' }] },
  History: {
    Events: [
      { Date: '2001-07', Kind: 'Acquisition', Description: 'Buys a bottling plant.' },
      { Date: '1990', Kind: 'Milestone', Description: 'Founded.' },
    ],
  },
};
