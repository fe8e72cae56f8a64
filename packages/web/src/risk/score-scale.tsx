import { scoreLevelBounds, scoreRange } from '@broadsheet/contract/score-scale';
import './score-scale.css';

const { minimum, maximum } = scoreRange;

/** The position of a score between the lowest and the highest one, in per cent. */
const positionOf = (score: number): number => ((score - minimum) / (maximum - minimum)) * 100;

/** The CSS class of a level: `very-low`. */
export const levelClass = (level: string): string => level.toLowerCase().replace(' ', '-');

interface ScaleProps {
  /** Scores to mark on the scale. */
  marks: readonly { score: number; kind: 'now' | 'then' }[];
  /** Set if the ends of the scale are named below it. */
  hasEnds?: boolean;
}

/** The whole scale with its levels. Hidden from screen readers: the text beside it says the same. */
export function ScoreScale({ marks, hasEnds = false }: ScaleProps) {
  const positions = marks.map(({ score }) => positionOf(score)).sort((one, other) => one - other);
  const [from = 0, to = from] = positions;
  return (
    <div className="score-scale" aria-hidden="true">
      <div className="score-levels">
        {scoreLevelBounds.map(({ level, below }, index) => {
          const start = scoreLevelBounds[index - 1]?.below ?? minimum;
          return (
            <span
              key={level}
              className={`level-${levelClass(level)}`}
              style={{ flexGrow: below - start }}
            />
          );
        })}
      </div>
      {marks.length > 1 && (
        <span
          className="score-path"
          style={{ insetInlineStart: `${String(from)}%`, width: `${String(to - from)}%` }}
        />
      )}
      {marks.map(({ score, kind }) => (
        <span
          key={kind}
          className={`score-mark is-${kind}`}
          style={{ insetInlineStart: `${String(positionOf(score))}%` }}
        />
      ))}
      {hasEnds && (
        <div className="score-ends">
          <span>{minimum}</span>
          <span>{maximum}</span>
        </div>
      )}
    </div>
  );
}
