import { scoreWordsJapanese } from '../scores/words-ja.js';

/** What stands in answers in English, as a Japanese reader sees it: labels, fields and values. */
export const japanese: Readonly<Record<string, string>> = {
  ...scoreWordsJapanese,
  Environmental: '環境',
  Social: '社会',
  Governance: 'ガバナンス',
  Regulation: '規制',
  Rules: '法令',
  Detail: '詳細',
  EsgScores: 'ESG評点',
};
