import { referenceWordsJapanese } from '../reference-words-ja.js';

/** Japanese words that families with series of years have in common. */
export const seriesWordsJapanese = {
  Title: 'タイトル',
  Overview: '概要',
  Outlook: '見通し',
  Sector: 'セクター',
  Source: '出所',
  DataDate: '基準日',
  Images: '図',
  Facts: '図の要旨',
  Series: '系列',
  Name: '名称',
  Unit: '単位',
  Points: '値',
  Year: '年',
  Value: '値',
  LatestYear: '直近の年',
  Latest: '直近の値',
  Change: '前年比',
  CompoundGrowth: '5年間の年平均成長率',
  OutlookYear: '見通しの最終年',
  OutlookGrowth: '見通しの年平均成長率',
  Volatility: '前年比の標準偏差（ポイント）',
  ...referenceWordsJapanese,
} as const;
