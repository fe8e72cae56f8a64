import type { DocumentPreview, PreviewChart } from '@broadsheet/client';
import { readName } from '@broadsheet/view';
import { useMemo } from 'react';
import { findChartFrame } from '../../chart/chart-frame.js';
import { ChartStage } from '../../chart/chart-stage.js';
import {
  findFamilyDescription,
  type FamilyDescription,
} from '../../families/family-description.js';
import { languageTag } from '../../language-tag.js';
import { viewSections } from '../../report/view-sections.js';
import { SectionBlocks } from '../../section-view/section-blocks.js';
import { useTheme } from '../../shell/theme.js';
import { Failure } from '../../states/failure.js';
import { Loading } from '../../states/loading.js';
import { useLoaded } from '../../use-loaded.js';
import '../../report/report.css';
import '../../chart-card/chart-card.css';
import { usePublishingWords } from '../publishing-words.js';

/** Sections and charts as readers would get them. */
export function PreviewPanel({ answer }: { answer: DocumentPreview | undefined }) {
  const { preview: words } = usePublishingWords();
  if (!answer) return null;
  const { family, title } = answer;
  if (family === undefined || title === undefined) {
    return <p>{words.later}</p>;
  }
  return <FamilyPreview answer={answer} family={family} />;
}

function FamilyPreview({ answer, family }: { answer: DocumentPreview; family: string }) {
  const { the } = usePublishingWords();
  const loaded = useLoaded(family, (signal) => findFamilyDescription(family, signal));
  if (loaded.state === 'loading') return <Loading what={the.preview} />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />;
  }
  return loaded.value && <ReadersView answer={answer} family={loaded.value} />;
}

interface ViewProps {
  answer: DocumentPreview;
  family: FamilyDescription;
}

function ReadersView({ answer, family }: ViewProps) {
  const { preview: words } = usePublishingWords();
  const { sections, charts, title = '', document } = answer;
  const { Language: language = 'English' } = (document ?? {}) as { Language?: string };
  const tag = languageTag(language);
  const shown = useMemo(() => {
    const names = charts.map(({ name }) => name);
    return viewSections(family, sections, { language, charts: names });
  }, [family, sections, charts, language]);
  const placed = new Set(shown.flatMap((section) => section.charts));
  const titleOf = (name: string) => family.Words[language]?.[name] ?? readName(name);
  const drawn = (name: string) => {
    const chart = charts.find((one) => one.name === name);
    return chart && <ChartPreview key={name} chart={chart} title={titleOf(name)} tag={tag} />;
  };
  return (
    <div className="readers-view">
      <p className="aside">{words.about(title)}</p>
      {charts.filter(({ name }) => !placed.has(name)).map(({ name }) => drawn(name))}
      {shown.map(({ token, view, charts: names }) => (
        <section key={token} aria-labelledby={`preview-${token}`}>
          <h2 id={`preview-${token}`} lang={tag}>
            {view.title}
          </h2>
          {names.map(drawn)}
          <SectionBlocks view={view} tag={tag} />
        </section>
      ))}
    </div>
  );
}

interface ChartProps {
  chart: PreviewChart;
  title: string;
  tag: string;
}

function ChartPreview({ chart, title, tag }: ChartProps) {
  const theme = useTheme();
  const whole = useMemo(() => ({ ...chart, edition: 0, sha256: '', url: '' }), [chart]);
  const frame = useMemo(() => findChartFrame(whole), [whole]);
  return (
    <figure className="chart-card" aria-label={title}>
      <figcaption>
        <strong lang={tag}>{title}</strong>
        <p className="chart-subtitle" lang={tag}>
          {frame.subtitle}
        </p>
      </figcaption>
      <div className="chart-view" lang={tag}>
        <ChartStage chart={whole} frame={frame} tag={tag} theme={theme} />
      </div>
      <p className="chart-source" lang={tag}>
        {chart.source}
      </p>
    </figure>
  );
}
