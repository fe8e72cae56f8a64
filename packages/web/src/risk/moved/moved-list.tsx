import type { RiskWarning } from '@broadsheet/contract';
import { writePoints } from '@broadsheet/view';
import { Link } from 'wouter';
import { languageTag } from '../../language-tag.js';
import { pathOfKey } from '../../paths.js';
import { useWords } from '../../words/explorer-words.js';
import { LevelTag } from '../level-tag.js';
import { ScoreScale } from '../score-scale.js';

/** Each report with its score then and now, and the reasons. */
export function MovedList({ warnings }: { warnings: readonly RiskWarning[] }) {
  return (
    <ol className="moved-list">
      {warnings.map((warning) => (
        <MovedReport key={keyOf(warning)} warning={warning} />
      ))}
    </ol>
  );
}

const keyOf = ({ Country, Code, Language }: RiskWarning) =>
  ['risk', Country, Code, Language].join('/');

function MovedReport({ warning }: { warning: RiskWarning }) {
  const { Country, Code, Language, Title, Change, Components } = warning;
  const words = useWords();
  const isUp = Change > 0;
  return (
    <li className={isUp ? 'is-up' : 'is-down'}>
      <p className="moved-change">
        {writePoints(Change)}
        <span className="visually-hidden">{isUp ? words.moved.riskier : words.moved.safer}</span>
      </p>
      <div className="moved-report">
        <h3 lang={languageTag(Language)}>
          <Link href={pathOfKey(keyOf(warning))}>{Title}</Link>
        </h3>
        <p className="aside">
          {words.country(Country)} · {Code}
        </p>
        {Components.length > 0 && (
          <ul className="moved-components" lang={languageTag(Language)}>
            {Components.map(({ Section, Name, Change: points }) => (
              <li key={`${Section}/${Name}`}>
                {Name} <span className="moved-points">{writePoints(points)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="moved-scale">
        <ScoreScale
          marks={[
            { score: warning.ScoreThen, kind: 'then' },
            { score: warning.ScoreNow, kind: 'now' },
          ]}
        />
        <p className="moved-scores">
          <span>
            {warning.ScoreThen.toFixed(2)}{' '}
            <LevelTag level={warning.LevelThen}>{words.moved.levels[warning.LevelThen]}</LevelTag>
          </span>
          <span aria-label={words.moved.to}>→</span>
          <span className="moved-now">
            {warning.ScoreNow.toFixed(2)}{' '}
            <LevelTag level={warning.LevelNow}>{words.moved.levels[warning.LevelNow]}</LevelTag>
          </span>
          <span className="aside">
            {words.moved.editions(warning.EditionThen, warning.EditionNow)}
          </span>
        </p>
      </div>
    </li>
  );
}
