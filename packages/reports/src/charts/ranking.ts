import type { Measure, RankingChart, RankingRow } from '@broadsheet/contract';
import type { Moment } from '../words/moment.js';
import type { RankedText, RankingFacts } from '../words/patterns.js';
import type { HeadingContext } from './heading-context.js';
import { orderMeasure } from './measure.js';

export interface RankingInput {
  /** The name in the definition of the family. */
  name: string;
  /** What is measured, in the report's language: `Share of revenue by state`. */
  label: string;
  /** The same within a sentence, if it differs. */
  subject?: string;
  /** The name of a row's figure, if the label is too long for that. */
  value?: string;
  measure: Measure;
  /** In any order. */
  rows: readonly { name: string; value: number | null }[];
  /** The name of the row that the report is about. */
  highlight?: string;
  /** The time; the year of the document's data by default. */
  at?: Moment;
}

/** Named values, the highest first. */
export function buildRanking(context: HeadingContext, input: RankingInput): RankingChart {
  const { words, title, source } = context;
  const { name, label, value = label, measure, at = context.at } = input;
  const rows = sortRows(input);
  return {
    altText: words.patterns.altTexts.ranking(findRankingFacts(context, input, rows)),
    kind: 'ranking',
    locale: words.locale,
    measure: orderMeasure(measure),
    name,
    rows,
    source,
    subtitle: words.patterns.subtitles.ranking({ label, unit: words.unit(measure, name), at }),
    title,
    words: { rank: words.labels.rank, value },
  };
}

/** Equal values stay in the order of the document; missing ones come last. */
function sortRows({ rows, highlight }: RankingInput): RankingRow[] {
  return rows
    .map(({ name, value }) => ({
      ...(name === highlight && { highlight: true as const }),
      name,
      value,
    }))
    .sort((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || 0);
}

function findRankingFacts(
  { words }: HeadingContext,
  { name, label, subject = label, measure }: RankingInput,
  rows: readonly RankingRow[],
): RankingFacts {
  const known = rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]));
  const write = (row: { name: string; value: number }): RankedText => ({
    name: row.name,
    text: words.quantity(row.value, measure, name),
  });
  const marked = rows.find(({ highlight }) => highlight);
  const own = known.find(({ highlight }) => highlight);
  // Of one row alone, the place says nothing.
  const isOnly = own !== undefined && known.length === 1;
  return {
    subject,
    count: rows.length,
    leading: known.slice(0, 3).map(write),
    highlight:
      marked && !isOnly
        ? {
            ...(own ? write(own) : { name: marked.name, text: '' }),
            rank: own ? 1 + known.filter(({ value }) => value > own.value).length : null,
            ranked: known.length,
          }
        : null,
  };
}
