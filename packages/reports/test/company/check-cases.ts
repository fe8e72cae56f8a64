import { completeAbn } from '../../src/company/registration-numbers.js';
import { exampleDocument } from './example-document.js';

/** One thing wrong with the example document. */
interface Case {
  name: string;
  /** Values to put at JSON pointers. */
  changes: Record<string, unknown>;
  /** The pointer of the expected finding. */
  pointer: string;
  /** The expected parts of the message: the wrong value and what would be right. */
  says: string[];
  severity?: 'warning';
}

export const cases: Case[] = [
  {
    name: 'an ABN with a wrong check digit',
    changes: { '/ABN': '51824753557' },
    pointer: '/ABN',
    says: ['51824753557', completeAbn('824753557')],
  },
  {
    name: 'a text whose lists are nested so deep that their ends would be lost',
    changes: { '/SWOT/Analysis': `${'- '.repeat(50)}Known label` },
    pointer: '/SWOT/Analysis',
    says: ['nests lists or quotes more than 49 deep', 'the most is 49'],
  },
  {
    name: 'an ABN with spaces',
    changes: { '/ABN': '51 824 753 556' },
    pointer: '/ABN',
    says: ['51 824 753 556', '11 digits without spaces'],
  },
  {
    name: 'an ACN with a wrong check digit',
    changes: { '/ACN': '004085617' },
    pointer: '/ACN',
    says: ['004085617', '004085616'],
  },
  {
    name: 'an ABN that does not end in the ACN',
    changes: { '/ABN': '51824753556' },
    pointer: '/ABN',
    says: ['51824753556', String(exampleDocument.ACN), String(exampleDocument.ABN), 'TrustABN'],
  },
  {
    name: 'an NZBN with a wrong check digit',
    changes: { '/NZBN': '9400000000001' },
    pointer: '/NZBN',
    says: ['9400000000001', '940000000000'],
  },
  {
    name: 'an NZBN of another country',
    changes: { '/NZBN': '4006381333931' },
    pointer: '/NZBN',
    says: ['4006381333931', '94'],
  },
  {
    name: 'an ASX code in small letters',
    changes: { '/ASX': 'abc' },
    pointer: '/ASX',
    says: ['abc', '3 to 6 capital letters or digits'],
  },
  {
    name: 'an NZX code with a dot',
    changes: { '/NZSE': 'ABC.NZ' },
    pointer: '/NZSE',
    says: ['ABC.NZ', '3 to 6 capital letters or digits'],
  },
  {
    name: 'a day that the month does not have',
    changes: { '/IncorporationDate': '2023-02-29' },
    pointer: '/IncorporationDate',
    says: ['2023-02-29', '28 days'],
  },
  {
    name: 'a thirteenth month',
    changes: { '/Financials/1/BalanceDate': '2025-13-01' },
    pointer: '/Financials/1/BalanceDate',
    says: ['2025-13-01', '01 to 12'],
  },
  {
    name: 'a date deep in the document',
    changes: { '/Personnel/0/OtherDirectorships/0/Since': '2020-04-31' },
    pointer: '/Personnel/0/OtherDirectorships/0/Since',
    says: ['2020-04-31', '30 days'],
  },
  {
    name: 'a date in another form',
    changes: { '/Shareholders/AsAt': '30/06/2025' },
    pointer: '/Shareholders/AsAt',
    says: ['30/06/2025', 'ISO 8601'],
  },
  {
    name: 'a percentage above 100',
    changes: { '/Subsidiaries/0/Ownership': 120 },
    pointer: '/Subsidiaries/0/Ownership',
    says: ['120', '100'],
  },
  {
    name: 'a negative market share',
    changes: { '/Industries/1/MarketShare': -3 },
    pointer: '/Industries/1/MarketShare',
    says: ['-3', '0'],
  },
  {
    name: 'ownership that sums to more than 100',
    changes: {
      '/Shareholders/Holdings': [
        { Name: 'A', Percentage: 60 },
        { Name: 'B', Percentage: 41 },
      ],
    },
    pointer: '/Shareholders/Holdings',
    says: ['101', '100'],
  },
  {
    name: 'a holding of more shares than there are',
    changes: { '/Shareholders/Holdings': [{ Name: 'A', Shares: 600_000 }] },
    pointer: '/Shareholders/Holdings/0/Shares',
    says: ['600000', '500000'],
  },
  {
    name: 'a percentage that contradicts the shares',
    changes: { '/Shareholders/Holdings/1/Percentage': 26 },
    pointer: '/Shareholders/Holdings/1/Percentage',
    says: ['26', '25', '125000', '500000'],
  },
  {
    name: 'market shares that sum to more than 100',
    changes: { '/Industries/1/MarketShare': 81 },
    pointer: '/Industries/1',
    says: ['101', '100', '1214'],
  },
  {
    name: 'a year missing in the middle',
    changes: { '/Financials/1/BalanceDate': '2026-06-30' },
    pointer: '/Financials/1/BalanceDate',
    says: ['2025', '2024', '2026'],
  },
  {
    name: 'two balance dates in one year',
    changes: { '/Financials/1/BalanceDate': '2024-12-31' },
    pointer: '/Financials/1/BalanceDate',
    says: ['2024-12-31', '2024-06-30'],
  },
  {
    name: 'a balance sheet that does not balance',
    changes: { '/Financials/1/BalanceSheet/RetainedEarnings': 493 },
    pointer: '/Financials/1/BalanceSheet',
    says: ['2200', '800', '1393', 'leaves 7'],
    severity: 'warning',
  },
  {
    name: 'a total that contradicts its parts',
    changes: { '/Financials/1/ProfitAndLoss/GrossProfit': 700 },
    pointer: '/Financials/1/ProfitAndLoss/GrossProfit',
    says: ['700', '600', 'SalesRevenue 1080', 'CostOfGoodsSold 480'],
  },
  {
    name: 'a profit that contradicts the lines before it',
    changes: { '/Financials/1/ProfitAndLoss/NetProfitAfterTax': 150 },
    pointer: '/Financials/1/ProfitAndLoss/NetProfitAfterTax',
    says: ['150', '140'],
  },
  {
    name: 'a ratio that contradicts the statements',
    changes: { '/Financials/1/Ratios': { ReturnOnEquity: 12 } },
    pointer: '/Financials/1/Ratios/ReturnOnEquity',
    says: ['12', '10', 'NetProfitAfterTax 140', 'TotalEquity 1400'],
  },
  {
    name: 'growth that contradicts the statements',
    changes: { '/Financials/1/Growth': { TotalRevenue: 25 } },
    pointer: '/Financials/1/Growth/TotalRevenue',
    says: ['25', '20', '1200', '1000'],
  },
  {
    name: 'a market capitalisation that contradicts price and shares',
    changes: { '/Market/MarketCapitalisation': 2500 },
    pointer: '/Market/MarketCapitalisation',
    says: ['2500', '2100', '4.2', '500000'],
  },
  {
    name: 'a valuation ratio that contradicts the price',
    changes: { '/Market/Ratios': { PriceToEarnings: 18 } },
    pointer: '/Market/Ratios/PriceToEarnings',
    says: ['18', '15'],
  },
  {
    name: 'revenue of an industry that contradicts its divisions',
    changes: { '/Industries/1/Revenue': 850 },
    pointer: '/Industries/1/Revenue',
    says: ['850', '900'],
  },
  {
    name: 'a top industry that is not the largest',
    changes: { '/TopIndustryCode': '4511' },
    pointer: '/TopIndustryCode',
    says: ['4511', '300', '1214', '900'],
  },
  {
    name: 'a top industry that is none of the industries',
    changes: { '/TopIndustryCode': '9999' },
    pointer: '/TopIndustryCode',
    says: ['9999', 'Industries'],
  },
  {
    name: 'a division in an industry that is not listed',
    changes: { '/Divisions/0/IndustryCode': '0131' },
    pointer: '/Divisions/0/IndustryCode',
    says: ['0131', '4511, 1214'],
  },
  {
    name: 'divisions that do not add up to revenue',
    changes: { '/Divisions/0/Years/0/Revenue': 280 },
    pointer: '/Divisions',
    says: ['1180', '1200', '-20'],
    severity: 'warning',
  },
  {
    name: 'a year given twice in a division',
    changes: { '/Divisions/1/Years/0/Year': 2025 },
    pointer: '/Divisions/1/Years/1/Year',
    says: ['2025', 'twice'],
  },
  {
    name: 'an industry given twice',
    changes: { '/Industries/2': { Code: '4511', Title: 'Cafes and Restaurants' } },
    pointer: '/Industries/2/Code',
    says: ['4511', 'twice'],
  },
  {
    name: 'amounts without a currency',
    changes: { '/Currency': undefined },
    pointer: '',
    says: ['Currency is missing'],
  },
  {
    name: 'a currency that is none',
    changes: { '/Currency': 'AUX' },
    pointer: '/Currency',
    says: ['AUX', 'AUD'],
  },
  {
    name: 'a country that is none',
    changes: { '/Subsidiaries/0/Country': 'XX' },
    pointer: '/Subsidiaries/0/Country',
    says: ['XX', 'AU'],
  },
  {
    name: 'a subsidiary that is owned by half',
    changes: { '/Subsidiaries/0/Ownership': 50 },
    pointer: '/Subsidiaries/0/Relationship',
    says: ['50', 'Associate'],
    severity: 'warning',
  },
  {
    name: 'a share price without statements',
    changes: { '/Financials': undefined },
    pointer: '/Market',
    says: ['Financials'],
  },
  {
    name: 'averages of no industry',
    changes: {
      '/Industries': undefined,
      '/Divisions': undefined,
      '/IndustryAverages': { Ratios: { Gearing: { Average: 40, Companies: 9 } } },
    },
    pointer: '/IndustryAverages',
    says: ['Industries'],
  },
  {
    name: 'a misspelt property',
    changes: { '/Financials/1/ProfitAndLoss/SaleRevenue': 5 },
    pointer: '/Financials/1/ProfitAndLoss/SaleRevenue',
    says: ['SaleRevenue', 'SalesRevenue'],
  },
  {
    name: 'a number that JSON reads as infinite',
    changes: { '/Financials/1/BalanceSheet/Cash': Infinity },
    pointer: '/Financials/1/BalanceSheet/Cash',
    says: ['number'],
  },
  {
    name: 'a NUL in a text',
    changes: { '/Personnel/1/Name': 'Minh\u0000 Quilty' },
    pointer: '/Personnel/1/Name',
    says: ['U+0000', 'position 5', 'tabs and line breaks'],
  },
  {
    name: 'a brand whose name is only white space',
    changes: { '/Brands/Items/0/Name': ' \t' },
    pointer: '/Brands/Items/0/Name',
    says: ['" \\t" is only white space', 'write a text'],
  },
  {
    name: 'a title that is only white space',
    changes: { '/Title': '\u00a0 ' },
    pointer: '/Title',
    says: ['"\u00a0 " is only white space', 'write a text'],
  },
  {
    name: 'a language with a space at its end',
    changes: { '/Language': 'English ' },
    pointer: '/Language',
    says: ['"English "', 'none at the end'],
  },
  {
    name: 'a language with two spaces in a row',
    changes: { '/Language': 'Simplified  Chinese' },
    pointer: '/Language',
    says: ['"Simplified  Chinese"', 'single spaces'],
  },
  {
    name: 'half of a character',
    changes: { '/Title': 'Example \ud83c Limited' },
    pointer: '/Title',
    says: ['U+D83C', 'position 9'],
  },
  {
    name: 'fewer employees than none',
    changes: { '/Financials/1/KeyFigures/Employees': -4 },
    pointer: '/Financials/1/KeyFigures/Employees',
    says: ['-4', '0'],
  },
  {
    name: 'a balance date in another age',
    changes: { '/Financials/1/BalanceDate': '0025-06-30' },
    pointer: '/Financials/1/BalanceDate',
    says: ['0025-06-30', '1800'],
  },
  {
    name: 'a web address without a scheme',
    changes: { '/WebsiteAddress': 'www.vineyards.example' },
    pointer: '/WebsiteAddress',
    says: ['www.vineyards.example', 'https://www.example.com'],
  },
  {
    name: 'an entity id that is text',
    changes: { '/EntityId': '7' },
    pointer: '/EntityId',
    says: ['"7"', 'whole number'],
  },
];
