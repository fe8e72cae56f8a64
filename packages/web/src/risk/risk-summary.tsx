import type { RiskSectionBodies } from '@broadsheet/client';
import { findScoreDecimals, scoreLevelBounds } from '@broadsheet/contract/score-scale';
import { Link } from 'wouter';
import { languageTag } from '../language-tag.js';
import type { GeneralReportProps } from '../report/general-report.js';
import { Prose } from '../section-view/prose.js';
import { ReportLink } from '../section-view/report-links.js';
import { LevelTag } from './level-tag.js';
import { movedPath } from './moved/moved-query.js';
import { riskWordsOf, type RiskWords } from './risk-words.js';
import { ScoreScale } from './score-scale.js';
import './risk-summary.css';

type Overview = RiskSectionBodies['overview'];
type Outlook = RiskSectionBodies['outlook'];
type Title = RiskSectionBodies['title'];
type Score = Overview['Scores'][number];

/** The total on its scale, its parts, and the text about them. */
export function RiskSummary({ family, report, loaded }: GeneralReportProps) {
  const { language } = report.name;
  const bodyOf = (token: string) => {
    const label = family.Sections.find(({ Token }) => Token === token)?.Label;
    return loaded.full?.sections.find((section) => section.label === label)?.body ?? undefined;
  };
  const overview = bodyOf('overview') as Overview | undefined;
  const [total, ...parts] = overview?.Scores ?? [];
  if (!overview || !total) return null;
  const title = bodyOf('title') as Title | undefined;
  const words = riskWordsOf(language);
  const tag = languageTag(language);
  const nameLevel = (level: string) => family.Words[language]?.[level] ?? level;
  return (
    <section className="risk-summary" aria-label={words.heading} lang={tag}>
      <div className="risk-total">
        <h2>{words.scoreOf(overview.ScoreYear)}</h2>
        <p className="risk-score">
          <span className="risk-number">{writeScore(total.Score)}</span>
          <LevelTag level={total.Level}>{nameLevel(total.Level)}</LevelTag>
          <OutlookChange outlook={bodyOf('outlook') as Outlook | undefined} words={words} />
        </p>
        <ScoreScale marks={[{ score: total.Score, kind: 'now' }]} hasEnds />
        <p className="aside">
          {words.scale}
          {title && (
            <>
              <br />
              {title.Source}, {title.DataDate}
            </>
          )}
        </p>
      </div>
      <ul className="risk-parts">
        {parts.map((part) => (
          <PartScore key={part.Name} part={part} words={words} nameLevel={nameLevel} />
        ))}
      </ul>
      <div className="risk-words">
        {overview.AnalysisPlainText !== undefined && (
          <Prose text={overview.AnalysisPlainText} html={overview.AnalysisHTML} tag={tag} />
        )}
        <p className="risk-links">
          {overview.Industry && (
            <span>
              {words.industry}:{' '}
              <ReportLink to={readKey(overview.Industry)}>{overview.Industry.Title}</ReportLink>
            </span>
          )}
          <Link href={movedPath}>{words.moved}</Link>
        </p>
      </div>
    </section>
  );
}

function OutlookChange({ outlook, words }: { outlook: Outlook | undefined; words: RiskWords }) {
  const { Change, ComparedYear } = outlook ?? {};
  if (Change === undefined || ComparedYear === undefined) return null;
  return (
    <span className="risk-change">
      {Change === 0 ? words.unchanged(ComparedYear) : words.changed(Change, ComparedYear)}
    </span>
  );
}

interface PartProps {
  part: Score;
  words: RiskWords;
  nameLevel: (level: string) => string;
}

function PartScore({ part: { Name, Score, Level, Weight }, words, nameLevel }: PartProps) {
  return (
    <li>
      <p className="risk-part-name">{Name}</p>
      <p className="risk-score">
        <span className="risk-part-number">{writeScore(Score)}</span>
        <LevelTag level={Level}>{nameLevel(Level)}</LevelTag>
      </p>
      <ScoreScale marks={[{ score: Score, kind: 'now' }]} />
      {Weight !== undefined && <p className="aside">{words.weight(Weight)}</p>}
    </li>
  );
}

const writeScore = (score: number) => score.toFixed(findScoreDecimals(scoreLevelBounds, score));

function readKey({ Title: _title, ...key }: NonNullable<Overview['Industry']>) {
  return key;
}
