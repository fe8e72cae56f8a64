import type { Level, Trend } from '../words/industry-words.js';
import { useReading } from './reading-context.js';
import './level-mark.css';

const steps: readonly Level[] = ['Low', 'Medium', 'High'];

interface LevelProps {
  /** What the level is about, for screen readers; set if nothing beside it says so. */
  name?: string;
  level: Level;
}

/** One to three bars for the level, and its name. */
export function LevelMark({ name, level }: LevelProps) {
  const { words } = useReading();
  const count = steps.indexOf(level) + 1;
  return (
    <span className="level-mark">
      <svg viewBox="0 0 46 12" aria-hidden="true">
        {steps.map((step, index) => (
          <rect
            key={step}
            className={index < count ? 'is-reached' : undefined}
            x={index * 16 + 0.5}
            y="0.5"
            width="13"
            height="11"
          />
        ))}
      </svg>
      {name !== undefined && <span className="level-name">{name}</span>}
      <span>{words.levels[level]}</span>
    </span>
  );
}

const arrows: Record<Trend, string> = { Increasing: '↗', Steady: '→', Decreasing: '↘' };

/** An arrow for the direction, and its name. */
export function TrendMark({ trend }: { trend: Trend }) {
  const { words } = useReading();
  return (
    <span className="trend-mark">
      <span className="trend-arrow" aria-hidden="true">
        {arrows[trend]}
      </span>
      {words.trends[trend]}
    </span>
  );
}
