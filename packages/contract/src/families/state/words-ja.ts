import { statisticWordsJapanese } from '../statistics/words-ja.js';

/** Japanese words for the English labels, fields and values of answers. */
export const japanese: Readonly<Record<string, string>> = {
  'State reports': '州別レポート',
  'An industry in one state or province: its figures beside the national ones, what moves it there, and how the region compares with others.':
    '一つの州・地域における業界について、全国値と並べた数値、動かす要因、他地域との比較を示します。',
  ...statisticWordsJapanese,
  'Regional Comparison': '地域比較',
  Drivers: '変動要因',
  RegionalShares: '地域別の割合',
  Region: '地域コード',
  RegionName: '地域',
  Regions: '地域',
  Latest: '地域と全国',
  Places: '地域と全国',
  National: '全国',
  Shares: '全国に占める割合',
  Share: '全国に占める割合',
  Growth: '年平均成長率',
  Rank: '順位',
  Direction: '影響の方向',
  Detail: '詳細',
  FirstYear: '開始年',
  LastYear: '終了年',
  CompoundGrowth: '年平均成長率',
  OutlookYear: '見通しの終了年',
  OutlookGrowth: '見通しの年平均成長率',
  Positive: 'プラス',
  Negative: 'マイナス',
  Mixed: 'プラスとマイナス',
};
