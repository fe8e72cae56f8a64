import type { ExplorerService } from '../explorer-service.js';

/** Markdown as publishers write it; terms of the glossary occur in it, and in a link. */
const analysis = {
  Performance:
    'Makers sell at the cellar door what supermarkets do not take. A cellar door needs visitors.\n\n### Prices\n\nThe [cellar door](https://example.com/cellar) pays twice what bulk wine does, and the vintage of 2025 was short.',
  Outlook: 'The next vintage decides how long the oversupply lasts.',
  LifeCycle: 'Wine is old, and so are its makers.',
  ProductsAndServices: 'Red wine leads.',
  MajorMarkets: 'Two retailers buy most of what is sold at home.',
  InternationalTrade: 'China is back.',
  GeographicBreakdown: 'Most makers are in the south.',
  SupplyChain: 'Grapes come first.',
  CompetitiveForces: 'Buyers are few and large.',
  Concentration: 'The largest hold more each year.',
  Companies: 'Four companies lead.',
  CostStructure: 'Grapes are the largest cost.',
  ExternalDrivers: 'Weather and money.',
  KeySuccessFactors: 'A label helps.',
  CapitalIntensity: 'Tanks are dear.',
  Regulation: 'Labels and licences.',
};

/** The texts that a publisher adds to the figures of a report: every possible part. */
export const words = {
  KeyTakeaways: [
    'Premium wine made up for falling volumes.',
    'Oversupply of red grapes keeps bulk wine cheap.',
    'The cellar door carries small makers.',
  ],
  About: {
    Definition: 'The industry makes wine, cider and mead.',
    Activities: ['Making wine', 'Blending wine'],
    Includes: ['Fortified wine'],
    Excludes: ['Growing grapes'],
    RelatedIndustries: [
      { Code: '4511', Title: 'Cafes and Restaurants' },
      { Code: '9999', Title: 'An industry without a report' },
    ],
  },
  Analysis: analysis,
  GeographicBreakdown: [
    { Region: 'SA', Name: 'South Australia', Share: 34.2, PopulationShare: 6.8 },
    { Region: 'VIC', Name: 'Victoria', Share: 26.1, PopulationShare: 25.9 },
    { Region: 'TAS', Name: 'Tasmania', Share: 5.6 },
  ],
  CompetitiveForces: [
    { Force: 'BarriersToEntry', Level: 'Low', Trend: 'Steady', Text: 'Anybody may plant vines.' },
    { Force: 'Rivalry', Level: 'High', Trend: 'Increasing', Text: 'Shelves are short.' },
    { Force: 'BuyerPower', Level: 'High' },
    { Force: 'SupplierPower', Level: 'Low', Trend: 'Decreasing' },
    { Force: 'Substitutes', Level: 'Medium', Trend: 'Increasing' },
  ],
  Companies: [
    { Name: 'Redgum Ridge Wines', EntityId: 1001, Text: 'It leads, and sells at the cellar door.' },
    { Name: 'Southern Vintners Group', Text: 'It follows.' },
  ],
  ExternalDrivers: [
    {
      Name: 'Price of wine grapes',
      Direction: 'Negative',
      Strength: 'High',
      Unit: 'AUD a tonne',
      Points: [
        { Year: 2024, Value: 610 },
        { Year: 2025, Value: null },
        { Year: 2026, Value: 580 },
        { Year: 2027, Value: 595, Outlook: true },
      ],
      Text: 'Oversupply keeps it low.',
    },
    { Name: 'Household income', Direction: 'Positive', Strength: 'Low' },
    { Name: 'Exchange rate', Direction: 'Mixed' },
  ],
  KeySuccessFactors: [{ Factor: 'A label people know', Detail: 'Shelves are short.' }],
  SWOT: {
    Strengths: [{ Point: 'Known abroad', Detail: 'For a hundred years.' }],
    Weaknesses: [{ Point: 'Oversupply' }],
    Opportunities: [{ Point: 'China' }],
  },
  Regulation: {
    Level: 'High',
    Trend: 'Increasing',
    Rules: [{ Name: 'Wine Australia Act 2013', Detail: 'Labels name the vintage.' }],
  },
  Questions: [
    { Topic: 'Sales', Question: 'Who visits you?', Background: 'A cellar door needs visitors.' },
    { Question: 'What will the harvest be?' },
  ],
  Glossary: [
    { Term: 'Cellar door', Definition: 'Where a winery sells to visitors: <b>no</b> shop.' },
    { Term: 'Vintage', Definition: 'The harvest of one year.' },
    { Term: 'Oversupply', Definition: 'More grapes than makers buy.' },
  ],
  Sources: [
    {
      Name: 'Australian Industry',
      Publisher: 'Bureau of Statistics',
      Address: 'https://example.com/industry',
      Date: '2026-05',
    },
    { Name: 'Interviews', Date: '2026' },
  ],
};

/** The same in Japanese, as far as a test reads it. */
export const japaneseWords = {
  ...words,
  KeyTakeaways: ['高級ワインが数量の減少を補った。', '供給過剰が続いている。'],
  Analysis: {
    Performance: '小規模な生産者はセラードアでの直販に支えられている。',
    Outlook: '供給過剰は次のヴィンテージまで続く。',
  },
  GeographicBreakdown: undefined,
  CompetitiveForces: [{ Force: 'Rivalry', Level: 'High', Trend: 'Increasing', Text: '激しい。' }],
  Companies: undefined,
  ExternalDrivers: [
    {
      Name: 'ブドウの価格',
      Direction: 'Negative',
      Strength: 'High',
      Unit: '豪ドル/トン',
      Points: [
        { Year: 2025, Value: 610 },
        { Year: 2026, Value: 580 },
      ],
    },
  ],
  Glossary: [
    { Term: 'セラードア', Definition: 'ワイナリーが訪問客に直接販売する場所。' },
    { Term: '供給過剰', Definition: '需要を上回る収穫。' },
  ],
  Sources: [{ Name: '産業統計', Date: '2026-05' }],
};

const wordNames = [...Object.keys(words), 'Headlines', 'AutoHeadlines'];

interface WordedReport {
  language?: string;
  code?: string;
  /** Undefined for a report of figures only. */
  words?: object;
}

/** Publishes a report again with these texts instead of its own. */
export async function publishWords(
  { client }: ExplorerService,
  { language = 'English', code = '1214', words: given = {} }: WordedReport,
): Promise<void> {
  const key = { country: 'AU', code, language };
  const current = (await client.publishing.document(key))?.document as object;
  const figures = Object.entries(current).filter(([name]) => !wordNames.includes(name));
  await client.publishing.publish(key, { ...Object.fromEntries(figures), ...given });
}
