import { scoreLevelBounds, scoreRange, weightedMeanFormula } from '@broadsheet/contract';
import { renderTable } from '../../documentation/markdown-table.js';

const { minimum, maximum } = scoreRange;

const introduction = `# Scores: what is derived, and how

Made from the definition tables that the code itself calculates with; \`npm run docs\` writes it anew. It holds for every family
whose reports carry such scores.

- A score goes from ${String(minimum)} to ${String(maximum)}, and **a higher one is riskier**. It is for the year \`ScoreYear\`.
- Publishers give scores and weights of **components**, and weights of **parts**. Weights are theirs; those of one part sum to
  100, and so do those of the parts. Scores of parts and the total are derived and cannot be given.
- A figure is **absent** where one of its inputs is absent. It is never 0, and never a guess.
- Derived figures are rounded to two decimals, half away from zero, and each follows from published figures, so
  that a reader can calculate it again from the answer. What a publisher gave is not rounded.
`;

const figures = renderTable(
  ['figure', 'formula', 'over'],
  [
    ['score of a part', `\`${weightedMeanFormula}\``, 'its components'],
    ['total', `\`${weightedMeanFormula}\``, 'the parts'],
    [
      'total of a year before',
      `\`${weightedMeanFormula}\``,
      "the parts in that year, with today's weights; not known where one of them is not known",
    ],
    [
      '`Change` of a point',
      '`this year - year before`',
      'in points; absent where either is not known',
    ],
    [
      '`Change` of a risk outlook',
      '`total - total of ComparedYear`',
      'in points; `ComparedYear` is the latest year before with a total, and both are absent without one',
    ],
  ],
);

const history = `A point of the history is \`Outlook\` where its year lies after that of \`DataDate\`.
`;

/**
 * The page \`docs/score-figures.md\`, generated from the formulas that the code calculates with.
 */
export function renderFiguresPage(): string {
  const derived = `## Parts, totals and changes\n\n${figures}\n\n${history}`;
  return [introduction, derived, renderLevels()].join('\n');
}

function renderLevels(): string {
  const rows = scoreLevelBounds.map(({ level, below }, index) => {
    const from = scoreLevelBounds[index - 1]?.below ?? minimum;
    const isLast = index === scoreLevelBounds.length - 1;
    return [
      `\`${level}\``,
      `from ${String(from)}`,
      `${isLast ? 'up to' : 'below'} ${String(below)}`,
    ];
  });
  const table = renderTable(['level', 'lowest score', 'highest score'], rows);
  return `## Levels\n\n\`Level\` says what a score means, of components, parts and totals alike.\n\n${table}\n`;
}
