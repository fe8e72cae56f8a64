import { buildSectionView, type Block } from '../src/index.js';

/** The blocks of a section that has this schema. */
export function blocksOf(schema: object, body: unknown, language = 'English'): Block[] {
  return buildSectionView({ label: 'Overview', body: schema }, { body, language }).blocks;
}
