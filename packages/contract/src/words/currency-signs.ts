/** Signs that identify one currency; a currency without one is named by its code. */
export const currencySigns = {
  AUD: 'A$',
  CAD: 'C$',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  JPY: '¥',
  NZD: 'NZ$',
  SGD: 'S$',
  TWD: 'NT$',
  USD: 'US$',
} as const;
