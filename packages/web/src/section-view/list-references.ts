import type { Block, Cell, Fact, Reference, SectionView } from '@broadsheet/view';

/** The reports to which sections refer, in page order. */
export function listReferences(views: readonly SectionView[]): Reference['key'][] {
  return views.flatMap(({ blocks }) => blocks.flatMap(ofBlock));
}

function ofBlock(block: Block): Reference['key'][] {
  switch (block.kind) {
    case 'references':
      return block.references.flatMap(({ key, details }) => [key, ...details.flatMap(ofFact)]);
    case 'facts':
      return block.facts.flatMap(ofFact);
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(ofCell));
    case 'scores':
      return block.scores.flatMap(({ details }) => details.flatMap(ofFact));
    case 'series':
      return block.series.flatMap(({ details }) => details.flatMap(ofFact));
    case 'prose':
      return [];
  }
}

const ofCell = ({ reference }: Cell) => (reference ? [reference.key] : []);
const ofFact = ({ cell }: Fact) => ofCell(cell);
