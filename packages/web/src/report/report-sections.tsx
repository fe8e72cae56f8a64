import type { SectionView } from '@broadsheet/view';
import { SectionBlocks } from '../section-view/section-blocks.js';

export interface ShownSection {
  token: string;
  view: SectionView;
}

interface SectionsProps {
  sections: ShownSection[];
  changed: ReadonlySet<string>;
  /** The tag of the report's language. */
  tag: string;
}

/** All sections in order; those with a single value are placed side by side. */
export function ReportSections({ sections, changed, tag }: SectionsProps) {
  return groupSmall(sections).map((group, index) => {
    const shown = group.map((section) => (
      <Section
        key={section.token}
        section={section}
        isChanged={changed.has(section.token)}
        tag={tag}
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

interface SectionProps {
  section: ShownSection;
  isChanged: boolean;
  tag: string;
}

function Section({ section: { token, view }, isChanged, tag }: SectionProps) {
  return (
    <section id={token} aria-labelledby={`${token}-title`}>
      <h2 id={`${token}-title`} lang={tag}>
        {view.title}
        {isChanged && <span className="changed">Changed</span>}
      </h2>
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

function isSmall({ view: { blocks } }: ShownSection): boolean {
  const [block, ...others] = blocks;
  return others.length === 0 && block?.kind === 'facts' && block.facts.length < 2;
}
