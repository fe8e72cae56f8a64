import { useMemo } from 'react';
import { writeNumber } from '../../number-format.js';
import { useReading } from './reading-context.js';

interface Numbers {
  plain: (value: number) => string;
  /** With a fixed number of decimals, so that the decimal points of a column align. */
  exact: (value: number, decimals: number) => string;
  percent: (value: number) => string;
  /** `+1.4%`. */
  change: (value: number) => string;
  /** The same with a fixed number of decimals. */
  exactChange: (value: number, decimals: number) => string;
}

/** Number formats of the report's language. */
export function useNumbers(): Numbers {
  const { tag } = useReading();
  return useMemo(() => createNumbers(tag || 'en'), [tag]);
}

function createNumbers(tag: string): Numbers {
  const exact = (value: number, decimals: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    writeNumber(value, tag, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay,
    });
  return {
    plain: (value) => writeNumber(value, tag, { maximumFractionDigits: 2 }),
    exact: (value, decimals) => exact(value, decimals),
    percent: (value) => `${exact(value, 1)}%`,
    change: (value) => `${exact(value, 1, 'exceptZero')}%`,
    exactChange: (value, decimals) => `${exact(value, decimals, 'exceptZero')}%`,
  };
}
