import type { Fact, Score, ScoresBlock } from '@broadsheet/view';
import { CellContent } from './cell-content.js';
import { Prose } from './prose.js';

interface ScoresProps {
  block: ScoresBlock;
  tag: string;
}

/** Scores as bars between their minimum and maximum, which are shown beside them. */
export function ScoreList({ block: { names, scores }, tag }: ScoresProps) {
  return (
    <ul className="score-list">
      {scores.map((score, index) => (
        <li key={index}>
          <p className="score-name">{score.name}</p>
          <p className="score-value">
            <span className="visually-hidden">{names.score} </span>
            {score.score.text}
            <Range score={score} names={names} />
          </p>
          <ScoreBar score={score} />
          <p className="score-facts">
            {listFacts(score, names).map(({ name, cell }, factIndex) => (
              <span key={factIndex}>
                {name} <CellContent cell={cell} />
              </span>
            ))}
          </p>
          {score.text !== undefined && <Prose text={score.text} html={score.html} tag={tag} />}
        </li>
      ))}
    </ul>
  );
}

/** `/9`; read aloud in words. */
function Range({
  score: { minimum, maximum },
  names,
}: { score: Score } & Pick<ScoresBlock, 'names'>) {
  return (
    <>
      <span className="score-most" aria-hidden="true">
        /{maximum.text}
      </span>
      <span className="visually-hidden">
        , {names.minimum} {minimum.text}, {names.maximum} {maximum.text}
      </span>
    </>
  );
}

function listFacts(score: Score, names: ScoresBlock['names']): Fact[] {
  const { weight, details } = score;
  return [...(weight ? [{ name: names.weight, cell: weight }] : []), ...details];
}

const width = 300;

/** Hidden from screen readers: the text beside it says the same. */
function ScoreBar({ score: { score, minimum, maximum } }: { score: Score }) {
  const least = typeof minimum.value === 'number' ? minimum.value : 0;
  if (typeof score.value !== 'number' || typeof maximum.value !== 'number') return null;
  const span = maximum.value - least;
  if (span <= 0) return null;
  const part = Math.min(Math.max((score.value - least) / span, 0), 1);
  return (
    <svg
      className="score-bar"
      viewBox={`0 0 ${String(width)} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="whole" width={width} height="10" />
      <rect className="part" width={part * width} height="10" />
    </svg>
  );
}
