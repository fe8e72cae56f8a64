import type { ReactNode } from 'react';
import type { DownloadedReport } from '../download/report-downloads.js';
import { SectionTools } from '../download/section-tools.js';
import { hasTables, writeTables } from '../download/write-tables.js';
import { SectionBlocks } from '../section-view/section-blocks.js';
import { useWords } from '../words/explorer-words.js';
import type { ShownSection } from './view-sections.js';

interface SectionsProps {
  report: DownloadedReport;
  sections: ShownSection[];
  changed: ReadonlySet<string>;
  /** The tag of the report's language. */
  tag: string;
  renderChart: (name: string) => ReactNode;
}

/** All sections in order, with their charts; those with a single value are placed side by side. */
export function ReportSections({ report, sections, changed, tag, renderChart }: SectionsProps) {
  return groupSmall(sections).map((group, index) => {
    const shown = group.map((section) => (
      <Section
        key={section.token}
        report={report}
        section={section}
        isChanged={changed.has(section.token)}
        tag={tag}
        renderChart={renderChart}
      />
    ));
    return group.length === 1 ? (
      shown
    ) : (
      <div key={index} className="small-sections">
        {shown}
      </div>
    );
  });
}

interface SectionProps extends Pick<SectionsProps, 'report' | 'tag' | 'renderChart'> {
  section: ShownSection;
  isChanged: boolean;
}

function Section({ report, section, isChanged, tag, renderChart }: SectionProps) {
  const words = useWords();
  const { token, view, charts } = section;
  return (
    <section id={token} aria-labelledby={`${token}-title`}>
      <h2 id={`${token}-title`} lang={tag}>
        {view.title}
        {isChanged && (
          <span className="changed" lang={words.tag}>
            {words.report.changed}
          </span>
        )}
      </h2>
      {!isSmall(section) && (
        <SectionTools
          report={report}
          tokens={[token]}
          title={view.title}
          readTables={hasTables(view) ? () => writeTables(view) : undefined}
        />
      )}
      {charts.map(renderChart)}
      <SectionBlocks view={view} tag={tag} />
    </section>
  );
}

function groupSmall(sections: ShownSection[]): ShownSection[][] {
  const groups: ShownSection[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last?.every(isSmall) && isSmall(section)) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

function isSmall({ view: { blocks }, charts }: ShownSection): boolean {
  const [block, ...others] = blocks;
  return (
    charts.length === 0 && others.length === 0 && block?.kind === 'facts' && block.facts.length < 2
  );
}
