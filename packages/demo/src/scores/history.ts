import type { Random } from '../random.js';

/** The part of a document that its past follows from. */
interface ScoredPart {
  Components: readonly { Score: number; Weight: number }[];
}

interface YearSpan {
  from: number;
  to: number;
  /** Years that moved every part, and by how many points. */
  shocks?: Readonly<Partial<Record<number, number>>>;
}

const { min, max } = { min: 1, max: 9 };

/** Scores of the parts in earlier years, generated backwards from the present. */
export function buildHistory<Name extends string>(
  parts: Readonly<Record<Name, ScoredPart>>,
  { from, to, shocks = {} }: YearSpan,
  random: Random,
): ({ Year: number } & Record<Name, number>)[] {
  const names = Object.keys(parts) as Name[];
  const walks = names.map((name) =>
    walkBack(meanOf(parts[name]), { from, to, shocks }, random.fork(name)),
  );
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const scores = names.map((name, part) => [name, walks[part]?.[index] ?? min]);
    return { Year: from + index, ...Object.fromEntries(scores) } as {
      Year: number;
    } & Record<Name, number>;
  });
}

const meanOf = ({ Components }: ScoredPart) =>
  Components.reduce((sum, { Score, Weight }) => sum + (Score * Weight) / 100, 0);

/** Earliest first. Most years move a score a little, few a lot. */
function walkBack(
  latest: number,
  { from, to, shocks }: Required<YearSpan>,
  random: Random,
): number[] {
  const drift = random.between(-0.08, 0.08);
  const scores: number[] = [];
  let score = latest;
  for (let year = to; year >= from; year--) {
    const jump = random.next() < 0.15 ? random.between(-0.7, 0.7) : random.between(-0.2, 0.2);
    score = Math.min(max, Math.max(min, score + jump - drift - (shocks[year + 1] ?? 0)));
    scores.unshift(Math.round(score * 10) / 10);
  }
  return scores;
}
