import type { ImageName } from '@broadsheet/client';
import { createContext, useContext, type ReactNode } from 'react';
import type { HeadingName } from '../../section-view/safe-markup.js';

export interface ShownChart {
  name: ImageName;
  heading: HeadingName;
  /** Where the heading above says the same. */
  isTitleHidden: boolean;
  /** What it shows, in a sentence. */
  fact: string | undefined;
}

/** Draws the card of a chart of the report. */
export const ChartsContext = createContext<(chart: ShownChart) => ReactNode>(() => null);

export const useChartCards = () => useContext(ChartsContext);
