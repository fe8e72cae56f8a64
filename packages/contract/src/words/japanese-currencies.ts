/** Currencies that Japanese readers know by name rather than by sign, for amounts and sentences. */
export const japaneseCurrencies = {
  JPY: '円',
  USD: '米ドル',
  AUD: '豪ドル',
  NZD: 'NZドル',
  CAD: 'カナダドル',
  EUR: 'ユーロ',
  GBP: '英ポンド',
  CNY: '人民元',
} as const;
