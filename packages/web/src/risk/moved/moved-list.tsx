import type { RiskWarning } from '@broadsheet/contract';
import { Link } from 'wouter';
import { countryName } from '../../country-name.js';
import { languageTag } from '../../language-tag.js';
import { pathOfKey } from '../../paths.js';
import { LevelTag } from '../level-tag.js';
import { ScoreScale } from '../score-scale.js';

/** Each report with its score then and now, and what moved it. */
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
  const isUp = Change > 0;
  return (
    <li className={isUp ? 'is-up' : 'is-down'}>
      <p className="moved-change">
        {signed(Change)}
        <span className="visually-hidden"> points, {isUp ? 'riskier' : 'safer'}</span>
      </p>
      <div className="moved-report">
        <h3 lang={languageTag(Language)}>
          <Link href={pathOfKey(keyOf(warning))}>{Title}</Link>
        </h3>
        <p className="aside">
          {countryName(Country)} · {Code}
        </p>
        {Components.length > 0 && (
          <ul className="moved-components" lang={languageTag(Language)}>
            {Components.map(({ Section, Name, Change: points }) => (
              <li key={`${Section}/${Name}`}>
                {Name} <span className="moved-points">{signed(points)}</span>
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
            <LevelTag level={warning.LevelThen}>{warning.LevelThen}</LevelTag>
          </span>
          <span aria-label="to">→</span>
          <span className="moved-now">
            {warning.ScoreNow.toFixed(2)}{' '}
            <LevelTag level={warning.LevelNow}>{warning.LevelNow}</LevelTag>
          </span>
          <span className="aside">
            Edition {warning.EditionThen} to {warning.EditionNow}
          </span>
        </p>
      </div>
    </li>
  );
}

const signed = (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(2)}`;
