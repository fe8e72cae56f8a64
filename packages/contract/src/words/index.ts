export { capitalise } from './capitalise.js';
export { currencySigns } from './currency-signs.js';
export { japaneseCurrencies } from './japanese-currencies.js';
export { writeJapaneseDate } from './japanese-date.js';
export { monthNames } from './month-names.js';
export { englishMagnitudes, englishScales, japaneseScales } from './number-scales.js';
export { dropNoise, dropSumNoise, groupThousands, roundTo } from './numbers.js';
