import { scoreWordsJapanese } from '../scores/words-ja.js';

/** Japanese words for the English labels, fields and values of answers. */
export const japanese: Readonly<Record<string, string>> = {
  'Risk reports': 'リスクレポート',
  'For lenders: the risk of one industry in one country in the year to come, as scores from 1 to 9, higher is riskier, with structural, growth and sensitivity risk, the components they are made of, reasons and history.':
    '融資担当者向け：一国の一業界の今後一年のリスクを1から9の評点（高いほどリスク大）で、構造・成長・感応度の内訳、構成要素、理由、推移とともに示します。',
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
