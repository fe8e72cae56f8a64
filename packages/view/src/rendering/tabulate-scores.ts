import type { ScoresBlock, TableBlock } from '../section-view.js';
import { missing } from '../writing/write-cell.js';
import { tabulateDetails } from './tabulate-details.js';

/** Scores as a table, without their texts. */
export function tabulateScores({ heading, names, measures, scores }: ScoresBlock): TableBlock {
  const details = tabulateDetails(scores.map((score) => score.details));
  const hasWeights = scores.some(({ weight }) => weight !== undefined);
  const numbers = [
    { name: names.score, ...(measures && { measure: measures.score }) },
    { name: names.minimum },
    { name: names.maximum },
    ...(hasWeights ? [{ name: names.weight, ...(measures && { measure: measures.weight }) }] : []),
  ];
  return {
    kind: 'table',
    ...(heading !== undefined && { heading }),
    columns: [
      { name: names.name, isNumber: false },
      ...numbers.map((column) => ({ ...column, isNumber: true })),
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
