import type { ImageDescriptor } from '@broadsheet/client';
import { useCallback, useMemo } from 'react';
import type { ChartSource } from '../chart-card/chart-source.js';
import { useCharts } from '../chart-card/use-charts.js';
import type { ReportDetails } from '../report/report-details.js';
import type { ReportHistory } from '../report/report-history.js';
import { RelatedReports } from '../section-view/related-reports.js';
import { ReportLinks } from '../section-view/report-links.js';
import { useClient } from '../session/session-context.js';
import { useTheme, type Theme } from '../shell/theme.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { useFragmentTarget } from '../use-fragment-target.js';
import type { Loaded, Reload } from '../use-loaded.js';
import { useShownInSteps } from '../use-shown-in-steps.js';
import { useWords } from '../words/explorer-words.js';
import { ChapterSection } from './chapters/chapter-section.js';
import type { IndustryBodies } from './chapters/part-props.js';
import { planChapters, type PlannedChapter } from './chapters/plan-chapters.js';
import { ContentsList } from './contents-list.js';
import type { Industry } from './find-own-headline.js';
import { IndustryChartCard } from './industry-chart-card.js';
import { createIndustryCharts } from './industry-charts.js';
import { KeyFigures } from './key-figures.js';
import { ChartsContext, type ShownChart } from './parts/charts-context.js';
import { ReadingContext, readingOf, type Reading } from './parts/reading-context.js';
import { ReportHeader } from './report-header.js';
import { downloadOf, nameReport, nameUnknown, type ReportKey } from './report-key.js';

interface ReportProps {
  report: ReportKey;
  images: ImageDescriptor[];
  /** The sections of the first chapters. */
  first: IndustryBodies;
  /** The sections of the later chapters. */
  others: Loaded<IndustryBodies> & { reload: Reload };
  /** Undefined if loading failed: the report is shown without them. */
  details: ReportDetails | undefined;
  history: ReportHistory | undefined;
}

/** The header, the key figures, and the chapters in reading order. */
export function IndustryReport({ report, images, first, others, details, history }: ReportProps) {
  const { country, language } = report;
  const explorer = useWords();
  const theme = useTheme();
  const reading = useMemo(() => readingOf(language, country), [language, country]);
  const names = useMemo(() => images.map(({ name }) => name), [images]);
  const { source, download, named } = useReportKey(report);
  const charts = useCharts(source, names, theme);
  const own = details?.own?.title ?? first.title?.Title;
  const title = own ?? findChartTitle(charts);
  usePageTitle(title || nameUnknown(report, explorer));
  useFragmentTarget();
  const changed = useMemo(() => history?.changedNames ?? new Set<string>(), [history]);
  const { words } = reading;
  const industry = useMemo(() => (own ? { title: own, country } : undefined), [own, country]);
  const renderCard = useRenderCard({ source, words, charts, theme, changed, industry });
  const { chapters, bodies } = useChapters(names, first, others);
  const shown = useShownInSteps(chapters.map(({ parts }) => parts.length));
  const isChanged = ({ parts }: PlannedChapter) => parts.some(({ token }) => changed.has(token));
  const isMarked = (chapter: PlannedChapter) =>
    isChanged(chapter) ||
    chapter.parts.some((part) => part.charts.some((name) => changed.has(name)));
  const terms = bodies.glossary?.Terms ?? noTerms;
  return (
    <ReadingContext value={reading}>
      <article className="report industry">
        <ReportHeader report={report} title={title} details={details} history={history} />
        <KeyFigures charts={charts} />
        <ChartsContext value={renderCard}>
          <ReportLinks report={named}>
            <div className="report-body">
              <ContentsList chapters={chapters} isChanged={isMarked} />
              <div
                className="report-charts"
                aria-busy={others.state === 'loading' || !shown.isComplete}
              >
                {chapters.map((chapter, index) => (
                  <ChapterSection
                    key={chapter.id}
                    report={download}
                    chapter={chapter}
                    bodies={bodies}
                    terms={terms}
                    isChanged={isChanged(chapter)}
                    shownParts={shown.parts[index] ?? 0}
                  />
                ))}
                <ReportEnd others={others} words={words} isEmpty={chapters.length === 0} />
              </div>
            </div>
          </ReportLinks>
        </ChartsContext>
      </article>
    </ReadingContext>
  );
}

interface ReportEndProps {
  others: ReportProps['others'];
  words: Reading['words'];
  isEmpty: boolean;
}

/** What comes once all chapters are known, or why they are not. */
function ReportEnd({ others, words, isEmpty }: ReportEndProps) {
  if (others.state === 'loading') return null;
  if (others.state === 'failed') {
    return <Failure heading="h2" error={others.error} onRetry={others.reload} />;
  }
  return (
    <>
      {isEmpty && (
        <Empty isPart title={words.nothing.title}>
          {words.nothing.about}
        </Empty>
      )}
      <RelatedReports title={words.related} tag={words.tag} />
    </>
  );
}

const noTerms: never[] = [];

/** The objects made from the report's key, kept while it stays the same. */
function useReportKey({ country, code, language }: ReportProps['report']) {
  const client = useClient();
  return useMemo(() => {
    const key = { country, code, language };
    return {
      source: createIndustryCharts(client, key),
      download: downloadOf(key),
      named: nameReport(key),
    };
  }, [client, country, code, language]);
}

interface CardOptions {
  source: ChartSource;
  words: Reading['words'];
  charts: ReturnType<typeof useCharts>;
  theme: Theme;
  changed: ReadonlySet<string>;
  industry: Industry | undefined;
}

/** Changes only with what it shows: all parts of the page that have charts depend on it. */
function useRenderCard(options: CardOptions) {
  const { source, words, charts, theme, changed, industry } = options;
  return useCallback(
    ({ name, ...shown }: ShownChart) => (
      <IndustryChartCard
        {...shown}
        source={source}
        name={name}
        title={words.charts[name]}
        loaded={charts.get(name)}
        theme={theme}
        isChanged={changed.has(name)}
        words={words.card}
        industry={industry}
      />
    ),
    [source, words, charts, theme, changed, industry],
  );
}

/**
 * Only the first chapters until the rest has loaded or failed, so that shown chapters do not move.
 */
function useChapters(
  names: ImageDescriptor['name'][],
  first: IndustryBodies,
  others: Loaded<IndustryBodies>,
) {
  const rest = others.state === 'ready' ? others.value : undefined;
  const isWaiting = others.state === 'loading';
  const bodies = useMemo(() => ({ ...first, ...rest }), [first, rest]);
  const chapters = useMemo(() => {
    const all = planChapters(names, bodies);
    return isWaiting ? all.filter(({ id }) => firstChapters.includes(id)) : all;
  }, [names, bodies, isWaiting]);
  return { chapters, bodies };
}

const firstChapters: readonly string[] = ['takeaways', 'performance'];

function findChartTitle(charts: ReturnType<typeof useCharts>): string {
  const ready = [...charts.values()].find((one) => one.state === 'ready');
  return ready?.state === 'ready' ? ready.value.title : '';
}
