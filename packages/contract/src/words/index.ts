export { capitalise } from './capitalise.js';
export { currencySigns } from './currency-signs.js';
export { decapitalise } from './decapitalise.js';
export { writeEnglishDate, writeJapaneseDate } from './dates.js';
export { japaneseCurrencies } from './japanese-currencies.js';
export { monthNames } from './month-names.js';
export { englishMagnitudes, englishScales, japaneseScales } from './number-scales.js';
export { countDecimals, dropNoise, dropSumNoise, groupThousands, roundTo } from './numbers.js';
