import { scoreWordsJapanese } from '../scores/words-ja.js';

/** What stands in answers in English, as a Japanese reader sees it: labels, fields and values. */
export const japanese: Readonly<Record<string, string>> = {
  ...scoreWordsJapanese,
  'Structural Risk': '構造リスク',
  'Growth Risk': '成長リスク',
  'Sensitivity Risk': '感応度リスク',
  'Related Industries': '関連業界',
  Industries: '業界',
  Drivers: '外部要因',
  ComparedYear: '比較した年',
  RiskScore: 'リスク評点の推移',
  RiskComponents: '要素別のリスク',
};
