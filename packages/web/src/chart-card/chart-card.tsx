import { memo, useMemo, useState, type ReactNode } from 'react';
import { findChartFrame } from '../chart/chart-frame.js';
import { ChartStage } from '../chart/chart-stage.js';
import type { ReportChart } from '../chart/report-chart.js';
import { languageTag } from '../language-tag.js';
import type { Theme } from '../shell/theme.js';
import { Failure } from '../states/failure.js';
import { useWords } from '../words/explorer-words.js';
import { cardWordsOf, type CardWords } from './card-words.js';
import { ChartActions } from './chart-actions.js';
import { ChartImage } from './chart-image.js';
import type { ChartSource } from './chart-source.js';
import { ChartTable } from './chart-table.js';
import { ChartViews, type ChartView } from './chart-views.js';
import type { LoadedChart } from './use-charts.js';
import './chart-card.css';

interface CardProps {
  source: ChartSource;
  name: string;
  /** The heading of the card, in the language of the page. */
  title: string;
  /** The language of the title, if it differs from the page's. */
  titleTag?: string | undefined;
  loaded: LoadedChart | undefined;
  theme: Theme;
  isChanged: boolean;
  /** Those of the explorer if left out. */
  words?: CardWords;
  /** One level below the heading above the card. */
  heading?: 'h3' | 'h4' | 'h5';
  /** Set if the heading above says the same. */
  isTitleHidden?: boolean;
  /** A sentence about what the chart shows, in the report's language. */
  fact?: string | undefined;
  /** A `.chart-headline`, for a chart that has its own. */
  headline?: ReactNode;
  /** Instead of that in the picture. */
  subtitle?: string | undefined;
}

/**
 * One chart in its three views, with download and copy actions. Memoized: the other charts of the
 * report load one by one.
 */
export const ChartCard = memo(function ChartCard(props: CardProps) {
  const own = cardWordsOf(useWords());
  const { source, name, title, loaded, theme, fact, subtitle, words = own } = props;
  const id = `chart-${name}`;
  return (
    <article className="chart-card" id={id} aria-labelledby={`${id}-title`}>
      <CardHeading {...props} words={words} id={`${id}-title`} />
      {fact !== undefined && (
        <p className="chart-fact" lang={languageTag(source.language)}>
          {fact}
        </p>
      )}
      {loaded?.state === 'ready' ? (
        <ChartContent {...{ source, title, theme, subtitle }} chart={loaded.value} />
      ) : loaded?.state === 'failed' ? (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />
      ) : (
        <p className="chart-placeholder" role="status">
          <span className="visually-hidden">{words.loading(title)}</span>
        </p>
      )}
    </article>
  );
});

function CardHeading(props: CardProps & { id: string; words: CardWords }) {
  const { id, title, titleTag, isChanged, words, headline } = props;
  const { heading: Heading = 'h3', isTitleHidden = false } = props;
  const isEmpty = isTitleHidden && !isChanged && !headline;
  return (
    <Heading id={id} className={isEmpty ? 'visually-hidden' : undefined}>
      <span className={isTitleHidden ? 'visually-hidden' : undefined} lang={titleTag}>
        {title}
      </span>
      {isChanged && <span className="changed">{words.changed}</span>}
      {headline}
    </Heading>
  );
}

interface ContentProps {
  source: ChartSource;
  title: string;
  chart: ReportChart;
  subtitle: string | undefined;
  theme: Theme;
}

function ChartContent({ source, title, chart, subtitle, theme }: ContentProps) {
  const [view, setView] = useState<ChartView>('chart');
  const frame = useMemo(() => findChartFrame(chart), [chart]);
  const tag = languageTag(source.language);
  return (
    <>
      <p className="chart-subtitle" lang={tag}>
        {subtitle ?? frame.subtitle}
      </p>
      <div className="chart-view" lang={tag}>
        {view === 'chart' && <ChartStage chart={chart} frame={frame} tag={tag} theme={theme} />}
        {view === 'image' && <ChartImage source={source} chart={chart} />}
        {view === 'table' && <ChartTable chart={chart} tag={tag} />}
      </div>
      <p className="chart-source" lang={tag}>
        {chart.source}
      </p>
      <div className="chart-tools">
        <ChartViews title={title} view={view} onView={setView} />
        <ChartActions {...{ source, title, chart, theme }} />
      </div>
    </>
  );
}
