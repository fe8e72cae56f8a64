import type { Measure } from '@broadsheet/contract';
import type { Words } from '../words/words.js';

/** Amounts of a currency, as the reports of a country write it; `per` for a price: `tonne`. */
export function buildCurrencyMeasure(
  words: Words,
  { currency, country, per }: { currency: string; country: string; per?: string },
): Measure {
  const symbol = words.currencySymbol(currency, country);
  return { currency, kind: 'currency', ...(per !== undefined && { per }), symbol };
}

/** Property names of a chart's JSON are in alphabetical order. */
export function orderMeasure(measure: Measure): Measure {
  switch (measure.kind) {
    case 'currency': {
      const { currency, kind, per, symbol } = measure;
      return { currency, kind, ...(per !== undefined && { per }), symbol };
    }
    case 'count': {
      const { kind, unit } = measure;
      return { kind, ...(unit !== undefined && { unit }) };
    }
    case 'number': {
      const { kind, unit } = measure;
      return { kind, unit };
    }
  }
}
