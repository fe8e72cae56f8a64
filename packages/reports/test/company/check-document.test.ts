import { describe, expect, it } from 'vitest';
import { completeAbn, completeAcn } from '../../src/company/registration-numbers.js';
import { checkCompanyDocument, type CompanyDocument } from '../../src/index.js';
import { exampleDocument } from './example-document.js';

/** The example with one change, made on a copy. */
function bend(change: (document: CompanyDocument) => void): CompanyDocument {
  const document = structuredClone(exampleDocument);
  change(document);
  return document;
}

const latest = ({ Financials }: CompanyDocument) => {
  const year = Financials?.[1];
  if (!year) throw new Error('the example has two years');
  return year;
};

interface Case {
  name: string;
  change: (document: CompanyDocument) => void;
  pointer: string;
  /** What the message must name: the offending value and what would be right. */
  says: string[];
  severity?: 'warning';
}

const cases: Case[] = [
  {
    name: 'an ABN with a wrong check digit',
    change: (d) => (d.ABN = '51824753557'),
    pointer: '/ABN',
    says: ['51824753557', completeAbn('824753557')],
  },
  {
    name: 'an ABN with spaces',
    change: (d) => (d.ABN = '51 824 753 556'),
    pointer: '/ABN',
    says: ['51 824 753 556', '11 digits without spaces'],
  },
  {
    name: 'an ACN with a wrong check digit',
    change: (d) => (d.ACN = '004085617'),
    pointer: '/ACN',
    says: ['004085617', '004085616'],
  },
  {
    name: 'an ABN that does not end in the ACN',
    change: (d) => (d.ABN = '51824753556'),
    pointer: '/ABN',
    says: ['51824753556', String(exampleDocument.ACN), String(exampleDocument.ABN), 'TrustABN'],
  },
  {
    name: 'an NZBN with a wrong check digit',
    change: (d) => (d.NZBN = '9400000000001'),
    pointer: '/NZBN',
    says: ['9400000000001', '940000000000'],
  },
  {
    name: 'an NZBN of another country',
    change: (d) => (d.NZBN = '4006381333931'),
    pointer: '/NZBN',
    says: ['4006381333931', '94'],
  },
  {
    name: 'an ASX code in small letters',
    change: (d) => (d.ASX = 'abc'),
    pointer: '/ASX',
    says: ['abc', '3 to 6 capital letters or digits'],
  },
  {
    name: 'an NZX code with a dot',
    change: (d) => (d.NZSE = 'ABC.NZ'),
    pointer: '/NZSE',
    says: ['ABC.NZ', '3 to 6 capital letters or digits'],
  },
  {
    name: 'a day that the month does not have',
    change: (d) => (d.IncorporationDate = '2023-02-29'),
    pointer: '/IncorporationDate',
    says: ['2023-02-29', '28 days'],
  },
  {
    name: 'a thirteenth month',
    change: (d) => (latest(d).BalanceDate = '2025-13-01'),
    pointer: '/Financials/1/BalanceDate',
    says: ['2025-13-01', '01 to 12'],
  },
  {
    name: 'a date deep in the document',
    change: (d) => (d.Personnel![0]!.OtherDirectorships![0]!.Since = '2020-04-31'),
    pointer: '/Personnel/0/OtherDirectorships/0/Since',
    says: ['2020-04-31', '30 days'],
  },
  {
    name: 'a date in another form',
    change: (d) => (d.Shareholders!.AsAt = '30/06/2025'),
    pointer: '/Shareholders/AsAt',
    says: ['30/06/2025', 'ISO 8601'],
  },
  {
    name: 'a percentage above 100',
    change: (d) => (d.Subsidiaries![0]!.Ownership = 120),
    pointer: '/Subsidiaries/0/Ownership',
    says: ['120', '100'],
  },
  {
    name: 'a negative market share',
    change: (d) => (d.Industries![1]!.MarketShare = -3),
    pointer: '/Industries/1/MarketShare',
    says: ['-3', '0'],
  },
  {
    name: 'ownership that sums to more than 100',
    change: (d) => {
      d.Shareholders!.Holdings = [
        { Name: 'A', Percentage: 60 },
        { Name: 'B', Percentage: 41 },
      ];
    },
    pointer: '/Shareholders/Holdings',
    says: ['101', '100'],
  },
  {
    name: 'a holding of more shares than there are',
    change: (d) => (d.Shareholders!.Holdings = [{ Name: 'A', Shares: 600_000 }]),
    pointer: '/Shareholders/Holdings/0/Shares',
    says: ['600000', '500000'],
  },
  {
    name: 'a percentage that contradicts the shares',
    change: (d) => (d.Shareholders!.Holdings[1]!.Percentage = 26),
    pointer: '/Shareholders/Holdings/1/Percentage',
    says: ['26', '25', '125000', '500000'],
  },
  {
    name: 'market shares that sum to more than 100',
    change: (d) => (d.Industries![1]!.MarketShare = 81),
    pointer: '/Industries/1',
    says: ['101', '100', '1214'],
  },
  {
    name: 'a year missing in the middle',
    change: (d) => (latest(d).BalanceDate = '2026-06-30'),
    pointer: '/Financials/1/BalanceDate',
    says: ['2025', '2024', '2026'],
  },
  {
    name: 'two balance dates in one year',
    change: (d) => (latest(d).BalanceDate = '2024-12-31'),
    pointer: '/Financials/1/BalanceDate',
    says: ['2024-12-31', '2024-06-30'],
  },
  {
    name: 'a balance sheet that does not balance',
    change: (d) => (latest(d).BalanceSheet!.RetainedEarnings = 493),
    pointer: '/Financials/1/BalanceSheet',
    says: ['2200', '800', '1393', 'leaves 7'],
    severity: 'warning',
  },
  {
    name: 'a total that contradicts its parts',
    change: (d) => (latest(d).ProfitAndLoss!.GrossProfit = 700),
    pointer: '/Financials/1/ProfitAndLoss/GrossProfit',
    says: ['700', '600', 'SalesRevenue 1080', 'CostOfGoodsSold 480'],
  },
  {
    name: 'a profit that contradicts the lines before it',
    change: (d) => (latest(d).ProfitAndLoss!.NetProfitAfterTax = 150),
    pointer: '/Financials/1/ProfitAndLoss/NetProfitAfterTax',
    says: ['150', '140'],
  },
  {
    name: 'a ratio that contradicts the statements',
    change: (d) => (latest(d).Ratios = { ReturnOnEquity: 12 }),
    pointer: '/Financials/1/Ratios/ReturnOnEquity',
    says: ['12', '10', 'NetProfitAfterTax 140', 'TotalEquity 1400'],
  },
  {
    name: 'growth that contradicts the statements',
    change: (d) => (latest(d).Growth = { TotalRevenue: 25 }),
    pointer: '/Financials/1/Growth/TotalRevenue',
    says: ['25', '20', '1200', '1000'],
  },
  {
    name: 'a market capitalisation that contradicts price and shares',
    change: (d) => (d.Market!.MarketCapitalisation = 2500),
    pointer: '/Market/MarketCapitalisation',
    says: ['2500', '2100', '4.2', '500000'],
  },
  {
    name: 'a valuation ratio that contradicts the price',
    change: (d) => (d.Market!.Ratios = { PriceToEarnings: 18 }),
    pointer: '/Market/Ratios/PriceToEarnings',
    says: ['18', '15'],
  },
  {
    name: 'revenue of an industry that contradicts its divisions',
    change: (d) => (d.Industries![1]!.Revenue = 850),
    pointer: '/Industries/1/Revenue',
    says: ['850', '900'],
  },
  {
    name: 'a top industry that is not the largest',
    change: (d) => (d.TopIndustryCode = '4511'),
    pointer: '/TopIndustryCode',
    says: ['4511', '300', '1214', '900'],
  },
  {
    name: 'a top industry that is none of the industries',
    change: (d) => (d.TopIndustryCode = '9999'),
    pointer: '/TopIndustryCode',
    says: ['9999', 'Industries'],
  },
  {
    name: 'a division in an industry that is not listed',
    change: (d) => (d.Divisions![0]!.IndustryCode = '0131'),
    pointer: '/Divisions/0/IndustryCode',
    says: ['0131', '4511, 1214'],
  },
  {
    name: 'divisions that do not add up to revenue',
    change: (d) => (d.Divisions![0]!.Years[0]!.Revenue = 280),
    pointer: '/Divisions',
    says: ['1180', '1200', '-20'],
    severity: 'warning',
  },
  {
    name: 'a year given twice in a division',
    change: (d) => (d.Divisions![1]!.Years[0]!.Year = 2025),
    pointer: '/Divisions/1/Years/1/Year',
    says: ['2025', 'twice'],
  },
  {
    name: 'an industry given twice',
    change: (d) => d.Industries!.push({ Code: '4511', Title: 'Cafes and Restaurants' }),
    pointer: '/Industries/2/Code',
    says: ['4511', 'twice'],
  },
  {
    name: 'amounts without a currency',
    change: (d) => delete d.Currency,
    pointer: '',
    says: ['Currency is missing'],
  },
  {
    name: 'a currency that is none',
    change: (d) => (d.Currency = 'AUX'),
    pointer: '/Currency',
    says: ['AUX', 'AUD'],
  },
  {
    name: 'a country that is none',
    change: (d) => (d.Subsidiaries![0]!.Country = 'XX'),
    pointer: '/Subsidiaries/0/Country',
    says: ['XX', 'AU'],
  },
  {
    name: 'a subsidiary that is owned by half',
    change: (d) => (d.Subsidiaries![0]!.Ownership = 50),
    pointer: '/Subsidiaries/0/Relationship',
    says: ['50', 'Associate'],
    severity: 'warning',
  },
  {
    name: 'a share price without statements',
    change: (d) => delete d.Financials,
    pointer: '/Market',
    says: ['Financials'],
  },
  {
    name: 'averages of no industry',
    change: (d) => {
      delete d.Industries;
      delete d.Divisions;
      d.IndustryAverages = { Ratios: { Gearing: { Average: 40, Companies: 9 } } };
    },
    pointer: '/IndustryAverages',
    says: ['Industries'],
  },
  {
    name: 'a misspelt property',
    change: (d) => Object.assign(latest(d).ProfitAndLoss!, { SaleRevenue: 5 }),
    pointer: '/Financials/1/ProfitAndLoss/SaleRevenue',
    says: ['SaleRevenue', 'SalesRevenue'],
  },
  {
    name: 'a number that JSON reads as infinite',
    change: (d) => (latest(d).BalanceSheet!.Cash = Infinity),
    pointer: '/Financials/1/BalanceSheet/Cash',
    says: ['number'],
  },
  {
    name: 'a web address without a scheme',
    change: (d) => (d.WebsiteAddress = 'www.vineyards.example'),
    pointer: '/WebsiteAddress',
    says: ['www.vineyards.example', 'https://www.example.com'],
  },
  {
    name: 'an entity id that is text',
    change: (d) => Object.assign(d, { EntityId: '7' }),
    pointer: '/EntityId',
    says: ['"7"', 'whole number'],
  },
];

describe('checking a company document', () => {
  it('finds nothing in a document that is right', () => {
    expect(checkCompanyDocument(exampleDocument)).toEqual([]);
  });

  it.each(cases)('finds $name', ({ change, pointer, says, severity = 'error' }) => {
    const findings = checkCompanyDocument(bend(change));
    const found = findings.find((finding) => finding.pointer === pointer);
    expect(found, JSON.stringify(findings)).toMatchObject({ severity });
    for (const part of says) expect(found?.message).toContain(part);
  });

  it.each(cases)('finds only that when it finds $name', ({ change }) => {
    expect(checkCompanyDocument(bend(change))).toHaveLength(1);
  });

  it('finds everything at once, in parts that are wrong in form and in parts that are not', () => {
    const findings = checkCompanyDocument(
      bend((d) => {
        d.ABN = '51824753557';
        d.Market!.Ratios = { PriceToEarnings: 18 };
        d.Shareholders!.AsAt = 'yesterday';
        Object.assign(d, { Titel: 'x' });
      }),
    );
    expect(findings.map(({ pointer }) => pointer).sort()).toEqual([
      '/ABN',
      '/Market/Ratios/PriceToEarnings',
      '/Shareholders/AsAt',
      '/Titel',
    ]);
  });

  it.each([null, 7, 'text', [], [exampleDocument]])('says that %j is no document', (value) => {
    const findings = checkCompanyDocument(value);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: 'error', pointer: '' });
  });

  it('wants a title, a language and an entity id, and nothing else', () => {
    expect(checkCompanyDocument({ EntityId: 1, Language: 'English', Title: 'A' })).toEqual([]);
    expect(checkCompanyDocument({}).map(({ message }) => message.split(' ')[0])).toEqual([
      'EntityId',
      'Language',
      'Title',
    ]);
  });

  it('takes the ABN of a trust beside the ACN of its trustee', () => {
    const trust = bend((d) => {
      d.ABN = '51824753556';
      d.TrustABN = true;
    });
    expect(checkCompanyDocument(trust)).toEqual([]);
  });

  it('takes supplied totals that agree within rounding', () => {
    const rounded = bend((d) => {
      latest(d).ProfitAndLoss!.TotalRevenue = 1200;
      latest(d).Ratios = { ReturnOnEquity: 10, GrossMargin: 55.6, CurrentRatio: 2 };
      latest(d).Growth = { TotalRevenue: 20, NetProfitAfterTax: 25 };
      d.Shareholders!.Holdings[1]!.Percentage = 25;
      d.Market!.Ratios = { PriceToEarnings: 15, DividendYield: 3.3 };
    });
    expect(checkCompanyDocument(rounded)).toEqual([]);
  });

  it('takes lines rounded one by one whose sum is off by what was rounded', () => {
    const rounded = bend((d) => {
      latest(d).BalanceSheet!.TotalCurrentAssets = 501;
    });
    expect(checkCompanyDocument(rounded)).toEqual([]);
  });

  it('knows an ACN by its check digit even where the ABN is absent', () => {
    const document = bend((d) => {
      delete d.ABN;
      d.ACN = completeAcn('12345678');
    });
    expect(checkCompanyDocument(document)).toEqual([]);
  });
});
