import { useMemo, type ComponentProps } from 'react';
import { ChartCard } from '../chart-card/chart-card.js';
import { languageTag } from '../language-tag.js';
import { findOwnHeadline, type Industry } from './find-own-headline.js';

interface CardProps extends ComponentProps<typeof ChartCard> {
  /** Undefined if its title is not known. */
  industry: Industry | undefined;
}

/** A chart with its own headline, if it has one. */
export function IndustryChartCard({ industry, ...props }: CardProps) {
  const { loaded, source } = props;
  const chart = loaded?.state === 'ready' ? loaded.value : undefined;
  const own = useMemo(() => {
    const found = chart && industry && findOwnHeadline(chart, industry);
    if (!found) return undefined;
    const tag = languageTag(source.language);
    const headline = (
      <span className="chart-headline" lang={tag}>
        {found.headline}
      </span>
    );
    return { headline, subtitle: found.subtitle };
  }, [chart, industry, source]);
  return <ChartCard {...props} {...own} />;
}
