import { splitBlock, type BlockRows } from '../blocks/split-block.js';
import type { Block, SectionView } from '../section-view.js';

/** A view as rows, which can be shown one by one and are never split. */
export interface ViewRows {
  count: number;
  /** The rows from `from` up to, and not including, `to`, each block under its heading and columns. */
  slice(from: number, to: number): SectionView;
}

/**
 * For readers that get a section in parts. A row is one of a table, a fact, a series, a line of
 * prose.
 */
export function splitView(view: SectionView): ViewRows {
  const parts = placeBlocks(view.blocks);
  const count = parts.at(-1)?.end ?? 0;
  return {
    count,
    slice(from, to) {
      if (from <= 0 && to >= count) return view;
      const shown = parts.filter(({ start, end }) => start < to && end > from);
      const blocks = shown.map(({ start, rows }) =>
        rows.slice(Math.max(0, from - start), Math.min(rows.count, to - start)),
      );
      return { ...view, blocks: repeatHeading(blocks, shown[0]?.heading) };
    },
  };
}

interface PlacedBlock {
  start: number;
  end: number;
  /** Its heading: its own, or that of a block before it. */
  heading: string | undefined;
  rows: BlockRows;
}

function placeBlocks(blocks: Block[]): PlacedBlock[] {
  let start = 0;
  let heading: string | undefined;
  return blocks.map((block) => {
    const rows = splitBlock(block);
    heading = block.heading ?? heading;
    const placed = { start, end: start + rows.count, heading, rows };
    start = placed.end;
    return placed;
  });
}

function repeatHeading(blocks: Block[], heading: string | undefined): Block[] {
  const [first, ...others] = blocks;
  if (!first || heading === undefined) return blocks;
  return [{ ...first, heading }, ...others];
}
