import type { ScoreLevel } from '@broadsheet/contract';

/** The page of risk scores that moved. */
export const moved = {
  title: 'What moved',
  lead: 'Industries whose risk score rose or fell, largest rise first.',
  eyebrow: 'Risk reports',
  since: 'Since',
  sinceDay: 'Since a day',
  days: (count: number) => `${String(count)} days`,
  year: 'A year',
  movedBy: 'Moved by at least',
  points: (points: number) => `${String(points)} ${points === 1 ? 'point' : 'points'}`,
  country: 'Country',
  countryHint: 'All, or AU',
  countryForm: 'Two letters, such as AU',
  onlyCodes: 'Only these industry codes',
  codesHint: 'All, or 1214, 4511',
  show: 'Show',
  riskier: ' points, riskier',
  safer: ' points, safer',
  to: 'to',
  levels: {
    'Very low': 'Very low',
    Low: 'Low',
    Medium: 'Medium',
    High: 'High',
    'Very high': 'Very high',
  } satisfies Record<ScoreLevel, string>,
  editions: (before: number, now: number) => `Edition ${String(before)} to ${String(now)}`,
  noneOf: (codes: string) => `There is no risk report that you may read of ${codes}.`,
  onlyFirst: (count: number) =>
    `Only the first ${String(count)} are shown. Ask for a larger change or fewer codes; the API has them all.`,
  nothing: (day: string) => `No score moved that far since ${day}`,
  count: (counts: MovedCounts) =>
    `${String(counts.risen)} rose and ${String(counts.fallen)}${counts.isCut ? ' or more' : ''} fell since ${counts.day}`,
};

interface MovedCounts {
  risen: number;
  fallen: number;
  isCut: boolean;
  day: string;
}
