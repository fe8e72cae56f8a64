import { scoreWordsJapanese } from '../scores/words-ja.js';

/** Japanese words for the English labels, fields and values of answers. */
export const japanese: Readonly<Record<string, string>> = {
  'ESG reports': 'ESGレポート',
  'Environmental, social and governance risk of one industry in one country: scores from 1 to 9, higher is riskier, with the components they are made of, reasons and history.':
    '一国の一業界の環境・社会・ガバナンスのリスクを1から9の評点（高いほどリスク大）で、構成要素、理由、推移とともに示します。',
  ...scoreWordsJapanese,
  Environmental: '環境',
  Social: '社会',
  Governance: 'ガバナンス',
  Regulation: '規制',
  Rules: '法令',
  Detail: '詳細',
  EsgScores: 'ESG評点',
};
