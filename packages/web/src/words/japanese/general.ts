import { countryName } from '../../country-name.js';
import { formatDay } from '../../shell/format-day.js';
import type { general as english } from '../english/general.js';

const languages: Partial<Record<string, string>> = {
  English: '英語',
  Japanese: '日本語',
  'Simplified Chinese': '中国語（簡体字）',
  Chinese: '中国語',
  Korean: '韓国語',
  German: 'ドイツ語',
  French: 'フランス語',
};

export const general: typeof english = {
  tag: 'ja',
  languageName: 'Japanese',
  country: (code) => countryName(code, 'ja'),
  language: (name) => languages[name] ?? name,
  day: (iso) => formatDay(iso, 'ja'),
  list: (parts) => parts.join('、'),
  colon: '：',
  comma: '、',
};
