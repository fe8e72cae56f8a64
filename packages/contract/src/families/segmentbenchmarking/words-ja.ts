import { statisticWordsJapanese } from '../statistics/words-ja.js';

/** Japanese words for the English labels, fields and values of answers. */
export const japanese: Readonly<Record<string, string>> = {
  'Segment benchmarking reports': '規模別ベンチマークレポート',
  'The businesses of one industry in one country by size band: statistics, ratios and market share of each, to measure a business against others of its size.':
    '一国の一業界の事業者を規模別に分け、統計、比率、市場占有率を示します。同規模の事業者との比較に使えます。',
  ...statisticWordsJapanese,
  'Current Year Overview': '当年の概要',
  'Key Ratios': '主要比率',
  SegmentShares: '規模別の市場シェア',
  Segments: '規模区分',
  SegmentSize: '規模',
  ForecastYear: '予測年',
  TotalRevenue: '売上高合計',
  AverageRevenue: '1企業当たり売上高',
  MarketShare: '市場シェア',
  MarketShareForecast: '市場シェアの予測',
  MarketSharePrediction: '市場シェアの方向',
  ProfitMargin: '利益率',
  WagesToRevenue: '売上高に対する賃金の比率',
  RevenuePerEmployee: '従業者1人当たり売上高',
  AverageWage: '平均賃金',
  EmployeesPerBusiness: '1企業当たり従業者数',
  Increasing: '上昇',
  Steady: '横ばい',
  Decreasing: '低下',
};
