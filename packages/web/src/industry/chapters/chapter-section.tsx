import { memo, useMemo } from 'react';
import { findTables } from '../../download/read-tables.js';
import type { DownloadedReport } from '../../download/report-downloads.js';
import { SectionTools } from '../../download/section-tools.js';
import type { Term } from '../glossary/find-terms.js';
import { GlossaryContext } from '../glossary/glossary-context.js';
import { listProse } from '../glossary/list-prose.js';
import { planTerms } from '../glossary/plan-terms.js';
import { ReadingContext, useReading } from '../parts/reading-context.js';
import type { IndustryBodies } from './part-props.js';
import type { PlannedChapter, PlannedPart } from './plan-chapters.js';
import './chapter.css';

interface ChapterProps {
  report: DownloadedReport;
  chapter: PlannedChapter;
  bodies: IndustryBodies;
  terms: readonly Term[];
  isChanged: boolean;
  /** How many of its parts are shown; with none, only the heading. */
  shownParts: number;
}

/**
 * One chapter: prose, charts and tables together. Memoized: the page renders again for every
 * chapter that it shows and every chart that it loads.
 */
export const ChapterSection = memo(function ChapterSection(props: ChapterProps) {
  const { report, chapter, bodies, terms, isChanged, shownParts } = props;
  const { words } = useReading();
  const { id, parts } = chapter;
  const tokens = parts.filter(({ hasBody }) => hasBody).map(({ token }) => token);
  return (
    <section id={id} className="chapter" aria-labelledby={`${id}-title`} lang={words.tag}>
      <h2 id={`${id}-title`}>
        <span id={findOwnPlace(chapter)}>{words.chapters[id]}</span>
        {isChanged && <span className="changed">{words.names.changed}</span>}
      </h2>
      {shownParts > 0 && tokens.length > 0 && (
        <SectionTools
          report={report}
          tokens={tokens}
          title={words.chapters[id]}
          readTables={findTables(report, tokens, bodies)}
        />
      )}
      {shownParts > 0 && (
        <ChapterContent parts={parts} shownParts={shownParts} bodies={bodies} terms={terms} />
      )}
    </section>
  );
});

/** The only section of a chapter has no heading of its own, so its token needs another anchor. */
function findOwnPlace({ id, parts: [part, ...others] }: PlannedChapter): string | undefined {
  return part === undefined || others.length > 0 || part.token === id ? undefined : part.token;
}

interface ContentProps {
  parts: PlannedPart[];
  shownParts: number;
  bodies: IndustryBodies;
  terms: readonly Term[];
}

function ChapterContent({ parts, shownParts, bodies, terms }: ContentProps) {
  const explained = useMemo(
    () => planTerms(listProse(parts.map(({ token }) => bodies[token])), terms),
    [parts, bodies, terms],
  );
  return (
    <GlossaryContext value={explained}>
      {parts.slice(0, shownParts).map((part) => (
        <PartSection key={part.token} part={part} bodies={bodies} isOnly={parts.length === 1} />
      ))}
    </GlossaryContext>
  );
}

interface PartProps {
  part: PlannedPart;
  bodies: IndustryBodies;
  isOnly: boolean;
}

/** A part with only charts, or the only part of a chapter, needs no heading of its own. */
const PartSection = memo(function PartSection({ part, bodies, isOnly }: PartProps) {
  const reading = useReading();
  const title = reading.words.sections[part.token];
  const inner = useMemo(() => ({ ...reading, heading: 'h4' as const }), [reading]);
  const isHeaded = part.hasBody && !isOnly;
  const content = part.render(bodies, part.charts, isHeaded || isOnly ? title : '');
  if (!isHeaded) return content;
  return (
    <section id={part.token} className="chapter-part" aria-labelledby={`${part.token}-title`}>
      <h3 id={`${part.token}-title`}>{title}</h3>
      <ReadingContext value={inner}>{content}</ReadingContext>
    </section>
  );
});
