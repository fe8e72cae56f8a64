import { statisticWordsJapanese } from '../statistics/words-ja.js';

/** What stands in answers in English, as a Japanese reader sees it: labels, fields and values. */
export const japanese: Readonly<Record<string, string>> = {
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
