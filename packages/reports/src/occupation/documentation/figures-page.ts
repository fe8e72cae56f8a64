import { earningsFigures, growthYears, yearFigures } from '@broadsheet/contract';
import { figureRules, renderFormulas } from '../../documentation/formula-table.js';

const { Change, CompoundGrowth, OutlookGrowth } = yearFigures;

const ending = `\`Latest\` is the last historical year that is known, \`OutlookYear\` the last year of the outlook that is. Compound growth goes
over ${String(growthYears)} years. \`OtherShare\` of the employing industries is \`100 - sum of Share\`.
`;

/** The page `docs/occupation-figures.md`. */
export function renderFiguresPage(): string {
  return [
    '# Occupation figures: what is derived, and how\n',
    figureRules,
    '## Sections `employment`, `outlook` and `overview`\n',
    `${renderFormulas({ Change, CompoundGrowth, OutlookGrowth })}\n`,
    '## Section `earnings`, of each year\n',
    `${renderFormulas(earningsFigures)}\n`,
    ending,
  ].join('\n');
}
