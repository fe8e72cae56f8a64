import { useMemo } from 'react';
import { writeNumber } from '../../number-format.js';
import { useReading } from './reading-context.js';

interface Numbers {
  plain: (value: number) => string;
  /** With so many decimals, so that the points of a column stand below each other. */
  exact: (value: number, decimals: number) => string;
  percent: (value: number) => string;
  /** `+1.4%`. */
  change: (value: number) => string;
}

/** Figures as the report's language writes them. */
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
  };
}
