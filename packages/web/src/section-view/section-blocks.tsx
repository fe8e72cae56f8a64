import type { Block, SectionView } from '@broadsheet/view';
import { CellContent } from './cell-content.js';
import { FactList } from './fact-list.js';
import { Prose } from './prose.js';
import { ReferenceList } from './reference-list.js';
import { ScoreList } from './score-list.js';
import { SeriesContent } from './series-content.js';
import { ViewTable } from './view-table.js';
import './section-view.css';

interface BlocksProps {
  view: SectionView;
  /** The tag of the report's language. */
  tag: string;
}

/** The content of any section of any family, below its heading. */
export function SectionBlocks({ view, tag }: BlocksProps) {
  return view.blocks.map((block, index) => (
    <div key={index} className="view-block" lang={tag}>
      {block.heading !== undefined && <h3>{block.heading}</h3>}
      <BlockContent block={block} view={view} tag={tag} />
    </div>
  ));
}

function BlockContent({ block, view, tag }: BlocksProps & { block: Block }) {
  const { title, language } = view;
  switch (block.kind) {
    case 'prose':
      return <Prose text={block.text} html={block.html} tag={tag} />;
    case 'facts':
      return (
        <FactList
          facts={block.facts.map(({ name, cell }) => ({
            name,
            // The heading above already says it.
            isNameHidden: name === title && block.facts.length === 1,
            value: <CellContent cell={cell} />,
          }))}
        />
      );
    case 'table':
      return <ViewTable table={block} title={title} tag={tag} />;
    case 'series':
      return <SeriesContent block={block} title={title} language={language} />;
    case 'scores':
      return <ScoreList block={block} tag={tag} />;
    case 'references':
      return <ReferenceList references={block.references} />;
  }
}
