import type { ImageName } from '@broadsheet/client';
import { createContext, useContext, type ReactNode } from 'react';
import type { HeadingName } from '../../section-view/safe-markup.js';

export interface ShownChart {
  name: ImageName;
  heading: HeadingName;
  /** Set if the heading above says the same. */
  isTitleHidden: boolean;
  /** A sentence about what the chart shows. */
  fact: string | undefined;
}

/** Renders the card of one of the report's charts. */
export const ChartsContext = createContext<(chart: ShownChart) => ReactNode>(() => null);

export const useChartCards = () => useContext(ChartsContext);
