export { englishScales } from './english-scales.js';
export { japaneseCurrencies } from './japanese-currencies.js';
export { monthNames } from './month-names.js';
