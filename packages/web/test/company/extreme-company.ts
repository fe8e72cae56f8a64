/** A company with extreme data: losses, gaps, many entries, long names, and malicious text. */

const longName =
  'The Amalgamated Consolidated Southern and Northern Hemispheres Holding, Trading, Shipping and General Investment Company of Wooloomooloo and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch Proprietary Limited';

const harm = [
  '<script>document.title = "owned"</script>',
  '<img src=x onerror="document.title = \'owned\'">',
  '[a link](javascript:alert(1)) and [another](https://good.example/path)',
  '![a picture](https://evil.example/pixel.png)',
  '# A heading as large as the page',
  '<style>body { display: none }</style>',
  '7. The seventh of a list',
  'Averyveryverylongwordthatnobodycouldeverbreakinsidealine'.repeat(4),
].join('\n\n');

const holders = Array.from({ length: 40 }, (_, index) => ({
  Name: `${longName.slice(0, 60 + index * 3).trim()} No. ${String(index + 1)}`,
  Percentage: index === 0 ? 21.5 : Number((6.4 / (1 + index * 0.35)).toFixed(2)),
}));

const related = Array.from({ length: 30 }, (_, index) => ({
  Name: `${longName.slice(0, 90).trim()} (${String(index + 1)})`,
  Relationship: (['Subsidiary', 'JointVenture', 'Associate'] as const)[index % 3] ?? 'Associate',
  Country: ['AU', 'NZ', 'GB', 'TL'][index % 4] ?? 'AU',
  ...(index % 5 !== 4 && { Ownership: index % 3 === 0 ? 100 : 33.33 }),
}));

export const extremeCompany = {
  EntityId: 90_001,
  Language: 'English',
  Title: `${longName} <b onclick="alert(1)">&amp;</b>`,
  WebsiteAddress: 'https://example.com/"onmouseover="alert(1)',
  StreetAddress: 'Level 99\n1 Nowhere Lane\nSydney NSW 2000',
  Currency: 'USD',
  Unit: 'Millions',
  // No ratio can be derived: every divisor is missing or negative.
  Financials: [
    {
      BalanceDate: '2024-12-31',
      ProfitAndLoss: { EBITDA: -812.4, NetProfitAfterTax: -1234.56 },
      BalanceSheet: { TotalEquity: -98_765.4 },
      CashFlow: { OperatingCashFlow: -0.04 },
    },
    { BalanceDate: '2023-12-31', ProfitAndLoss: { TotalRevenue: 12.5 } },
    {
      BalanceDate: '2022-12-31',
      ProfitAndLoss: { EBITDA: -1.2, NetProfitAfterTax: -3 },
      KeyFigures: { EarningsPerShare: -0.0312 },
    },
  ],
  Industries: [{ Code: '9999', Title: longName.slice(0, 200) }],
  Personnel: [{ Name: longName.slice(0, 200), Position: longName.slice(0, 199), Roles: ['Other'] }],
  Shareholders: { AsAt: '2025-01-31', TotalHolders: 1_234_567, Holdings: holders },
  Subsidiaries: related,
  Brands: { Analysis: harm },
  SWOT: { Analysis: harm, Threats: [{ Point: '<i>Point</i>', Detail: longName }] },
  History: {
    Analysis: harm,
    Events: [{ Date: '1899-02', Kind: 'Divestment', Description: '<u>Sold</u> everything.' }],
  },
};
