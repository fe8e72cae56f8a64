import { Type, type Static } from 'typebox';
import { Code, Country, Language } from '../../fields.js';
import type { Operation } from '../../operation.js';
import { After, instant, Limit, Next } from '../../paging.js';
import { closed, text } from '../../quantities.js';
import { Level, scoreOf } from '../scores/bodies.js';

/** How far a score must have moved by default. */
export const defaultMinimumChange = 0.5;
const mostCodes = 1000;

const edition = (description: string) => Type.Integer({ description, minimum: 1 });
const change = Type.Number({ description: 'Now less then, in points. Up is riskier.' });

const RiskWarningRequest = Type.Object(
  {
    Country: Type.Optional(Country),
    Language: Type.Optional(
      Type.String({ ...Language, description: 'Only reports in this language.' }),
    ),
    Since: instant('Scores of now are compared with those that readers saw at this time.'),
    MinimumChange: Type.Optional(
      Type.Number({
        description: `How far the total must have moved, up or down, in points; ${String(defaultMinimumChange)} unless said otherwise.`,
        minimum: 0.01,
        maximum: 8,
        default: defaultMinimumChange,
      }),
    ),
    Codes: Type.Optional(
      Type.Array(Code, {
        description: 'Only industries with these codes. All that the client may read, if left out.',
        minItems: 1,
        maxItems: mostCodes,
      }),
    ),
    Limit,
    After,
  },
  { $id: 'RiskWarningRequest', description: 'Which movements are wanted.' },
);
export type RiskWarningRequest = Static<typeof RiskWarningRequest>;

const MovedComponent = Type.Object(
  {
    Section: Type.String({ description: 'Token of the section that it belongs to.' }),
    Name: text('What is scored.'),
    ScoreThen: scoreOf('Its score then.'),
    ScoreNow: scoreOf('Its score now.'),
    Change: change,
  },
  { ...closed, description: 'A component that moved.' },
);

const RiskWarning = Type.Object(
  {
    Country,
    Code,
    Language,
    Title: Type.String({ description: 'Title of the report.' }),
    ScoreThen: scoreOf('The total then.'),
    LevelThen: Level,
    EditionThen: edition('The edition that readers saw then; the first one, of a younger report.'),
    ScoreNow: scoreOf('The total now.'),
    LevelNow: Level,
    EditionNow: edition('The edition that readers see now.'),
    Change: change,
    Components: Type.Array(MovedComponent, {
      description:
        'The components that moved most, three at most, the furthest first. Those that only one of the editions has are left out.',
      maxItems: 3,
    }),
  },
  { ...closed, $id: 'RiskWarning', description: 'A report whose total moved.' },
);
export type RiskWarning = Static<typeof RiskWarning>;

const RiskWarnings = Type.Object(
  {
    Reports: Type.Array(RiskWarning, {
      description: 'Largest rise first, largest fall last. Empty where nothing moved.',
    }),
    Missing: Type.Optional(
      Type.Array(Code, {
        description: 'On the first page: the `Codes` without a report.',
      }),
    ),
    Next,
  },
  { ...closed, $id: 'RiskWarnings', description: 'A page of reports whose total moved.' },
);
export type RiskWarnings = Static<typeof RiskWarnings>;

/** Which industries became riskier since a day. */
export const listRiskWarnings = {
  id: 'listRiskWarnings',
  method: 'POST',
  path: '/risk/v3/earlywarning',
  tag: 'risk',
  summary: 'Early warning: what moved',
  description:
    'Lists the risk reports whose total moved since a time, largest rise first, with both levels and the components that moved most. Without a `Country`, what the client may read. It is answered from figures kept with each edition, however many reports there are.',
  access: 'token',
  body: RiskWarningRequest,
  bodyExample: { Since: '2026-01-01', Country: 'AU', MinimumChange: 0.5 },
  answers: {
    200: {
      description: 'The reports whose total moved.',
      schema: RiskWarnings,
      example: {
        Reports: [
          {
            Country: 'AU',
            Code: '1214',
            Language: 'English',
            Title: 'Wine and Other Alcoholic Beverage Manufacturing',
            ScoreThen: 5.42,
            LevelThen: 'Medium',
            EditionThen: 3,
            ScoreNow: 6.09,
            LevelNow: 'High',
            EditionNow: 4,
            Change: 0.67,
            Components: [
              {
                Section: 'structuralrisk',
                Name: 'Trade',
                ScoreThen: 5.8,
                ScoreNow: 7.6,
                Change: 1.8,
              },
            ],
          },
        ],
      },
    },
  },
  assistants: {
    tool: 'list_risk_warnings',
    entries: 'Reports',
    use: 'Use it to find industries that became riskier or safer, before you read their risk reports.',
  },
  problems: ['invalid_cursor', 'unavailable'],
} as const satisfies Operation;
