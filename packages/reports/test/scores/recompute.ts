import { expect } from 'vitest';

/** Answers as a reader gets them: nothing is imported from the code that derives them. */
interface Scored {
  Name?: string;
  Score: number;
  Level: string;
  Weight?: number;
}

const mean = (scores: readonly { Score: number; Weight?: number }[]) =>
  scores.reduce((sum, { Score, Weight = 0 }) => sum + Score * Weight, 0) / 100;

function levelOf(score: number): string {
  if (score < 2.5) return 'Very low';
  if (score < 4) return 'Low';
  if (score < 6) return 'Medium';
  return score < 7.5 ? 'High' : 'Very high';
}

/** Rounded to two decimals, with a half rounded in either direction. */
function expectRounded(actual: number, exact: number): void {
  expect(Math.abs(actual - exact)).toBeLessThan(0.005 + 1e-9);
  expect(Math.abs(actual * 100 - Math.round(actual * 100))).toBeLessThan(1e-6);
}

interface Series {
  Name: string;
  Points: { Year: number; Value: number | null; Level?: string; Change?: number }[];
}

/** The sections of a report on scores, by label or token, as far as they are checked. */
export interface ScoreSections {
  overview: { Scores: Scored[] };
  parts: (Scored & { Components: Scored[] })[];
  history: Series[];
}

/** Recomputes every derived figure from the answers alone. */
export function expectDerived({ overview, parts, history }: ScoreSections): void {
  const [total, ...listed] = overview.Scores;
  expect(listed.map(({ Score, Weight }) => [Score, Weight])).toEqual(
    parts.map(({ Score, Weight }) => [Score, Weight]),
  );
  for (const part of parts) {
    expectRounded(part.Score, mean(part.Components));
    for (const scored of [part, ...part.Components])
      expect(scored.Level).toBe(levelOf(scored.Score));
  }
  expectRounded(total?.Score ?? 0, mean(listed));
  expect(total?.Level).toBe(levelOf(total?.Score ?? 0));
  expectHistory(history, listed);
}

function expectHistory([totals, ...parts]: Series[], listed: readonly Scored[]): void {
  totals?.Points.forEach(({ Value, Level, Change }, index) => {
    const scores = parts.map(({ Points }) => Points[index]?.Value ?? null);
    if (scores.includes(null)) expect([Value, Level, Change]).toEqual([null, undefined, undefined]);
    else {
      const weighted = scores.map((score, at) => ({ ...listed[at], Score: score ?? 0 }));
      expectRounded(Value ?? 0, mean(weighted));
      expect(Level).toBe(levelOf(Value ?? 0));
    }
    const before = totals.Points[index - 1]?.Value ?? null;
    if (Value !== null && before !== null) expect(Change).toBeCloseTo(Value - before, 6);
    else expect(Change).toBeUndefined();
  });
}
