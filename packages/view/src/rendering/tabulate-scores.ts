import type { ScoresBlock, TableBlock } from '../section-view.js';
import { missing } from '../writing/write-cell.js';
import { tabulateDetails } from './tabulate-details.js';

/** Scores as a table; their texts are not in it. */
export function tabulateScores({ heading, names, scores }: ScoresBlock): TableBlock {
  const details = tabulateDetails(scores.map((score) => score.details));
  const hasWeights = scores.some(({ weight }) => weight !== undefined);
  const numbers = [
    ...[names.score, names.minimum, names.maximum],
    ...(hasWeights ? [names.weight] : []),
  ];
  return {
    kind: 'table',
    ...(heading !== undefined && { heading }),
    columns: [
      { name: names.name, isNumber: false },
      ...numbers.map((name) => ({ name, isNumber: true })),
      ...details.columns,
    ],
    rows: scores.map(({ name, score, minimum, maximum, weight = missing }, index) => ({
      isHeading: false,
      cells: [
        { text: name, value: name },
        ...[score, minimum, maximum],
        ...(hasWeights ? [weight] : []),
        ...(details.rows[index] ?? []),
      ],
    })),
  };
}
