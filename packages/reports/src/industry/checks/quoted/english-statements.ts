import { figurePatterns, simpleYear, vaguePattern, type EnglishUnit } from './english-figures.js';
import type { QuotedMeasure } from './quote.js';

/** The ways to state a figure of one unit. */
export interface EnglishStatements {
  unit: EnglishUnit;
  /** The measure in lower case. */
  names: ReadonlyMap<string, QuotedMeasure>;
  /** Without any of the names no pattern is tried. */
  anyName: RegExp;
  /**
   * For whole simplified clauses: with other words, a clause may mean something else. One pattern
   * has all names, because compiling each of them takes milliseconds.
   */
  patterns: readonly RegExp[];
  /** A clause without a match for this is skipped: that is cheaper than trying the patterns. */
  needs?: RegExp;
  /** Whether the clause must begin with a company or product of the document. */
  needsPart?: true;
}

const percentOf = /(?:%|per ?cent) of /;
const movedByPercent =
  /(?:rose|grew|rise|grow|increase|climbed|recovered|rebounded|fell|fall|decline|decrease|dropped|shrank|slipped|contracted).*(?:%|per ?cent)/;

const when = `(?:in|during|for|by|over) ${simpleYear}`;
const opening = `(?:${when},? )?(?:with )?(?:the |an? |this )?`;
/** Words that may precede a measure without changing it; "wine revenue" is another measure than revenue. */
const whole = `(?:(?:total|overall|aggregate|annual|average|combined|industry|industry's|industry-wide) )*`;
const holder = `(?:${when},? )?(?:the |this )(?:whole )?industry (?:(?:currently|now) )?`;

const changes = 'rise|grow|increase|climb|fall|decline|decrease|drop|shrink|recover';
const changed =
  'rose|grew|increased|climbed|fell|declined|decreased|dropped|shrank|recovered|rebounded|slipped';
const reach = `be|reach|total|hit|(?:${changes}) to`;
const expected = '(?:expected|forecast|projected|estimated|predicted|set|likely) to';

/** "Rose by 5 million" states a change; only "rose to" states the figure. */
const link = [
  'of',
  '(?<present>is|are|stands at|totals|amounts to|comes to|is worth|are worth)',
  'was|were|worth|reached|hit|stood at|totalled|totaled|amounted to|came to|was worth|were worth',
  `will (?:${reach})`,
  `(?:is|are) ${expected} (?:${reach})`,
  `(?:${changed})(?: ${when})? to`,
].join('|');

/** "Profit is 8% of revenue", "Beer accounts for 60% of revenue". */
const makesUp = [
  '(?<present>is|are|makes? up|accounts? for|takes?(?: up)?|brings?(?: in)?|represents?|equals?|absorbs?|meets?|satisf(?:y|ies)|covers?|holds?|has|have|controls?|earns?|generates?)',
  'was|were|made up|accounted for|took|brought(?: in)?|represented|equalled|held|had|controlled',
].join('|');
const ofWhole = (wholes: string) => `of (?:(?:the|total|all|industry|industry's) )*(?:${wholes})`;
const revenues = 'revenue|turnover|sales';

/** A change of one year: "by 2031" may mean several. */
const movedUp =
  '(?<up>rose|grew|increased|climbed|recovered|rebounded|will rise|will grow|will increase)';
const movedDown =
  '(?<down>fell|declined|decreased|dropped|shrank|slipped|contracted|will fall|will decline)';
const inYear = `(?:in|during|for) ${simpleYear}`;

const generates = [
  '(?<present>has|generates|earns|makes|records|posts)',
  'had|generated|earned|made|recorded|posted|will (?:generate|earn|make|record)',
  `is ${expected} (?:generate|earn|make|record)`,
].join('|');

const closing = `(?: (?:a|per|each) year| annually)?(?: ${when})?`;

type Names = Partial<Record<QuotedMeasure, readonly string[]>>;

/** "Revenue in 2026 was $7.2 billion", "The industry generates revenue of $7.2 billion". */
function state(unit: EnglishUnit, names: Names): EnglishStatements {
  const name = writeNames(names);
  const figure = `(?:(?<vague>${vaguePattern}) )?${figurePatterns[unit]}${closing}`;
  return compile(unit, names, [
    `${opening}${whole}${name}(?: ${when})? (?:${link}) ${figure}`,
    `${holder}(?:${generates}) (?:an? )?${whole}${name} of ${figure}`,
  ]);
}

/** "Revenue fell by 3% in 2026": the year may also stand before the clause. */
function move(names: Names): EnglishStatements {
  const vague = `(?:(?<vague>${vaguePattern}) )?`;
  const figure = `(?:by )?${vague}${figurePatterns.percent}(?: ${inYear})?`;
  const pattern = `(?:${inYear},? )?(?:the |total )*${whole}${writeNames(names)}(?: ${inYear})? (?:${movedUp}|${movedDown})(?: ${inYear})? ${figure}`;
  return { ...compile('percent', names, [pattern]), needs: movedByPercent };
}

/** "Wages are 12% of revenue". */
function share(names: Names, wholes: string): EnglishStatements {
  const figure = `(?:(?<vague>${vaguePattern}) )?${figurePatterns.percent}`;
  const pattern = `${opening}${whole}${writeNames(names)}(?: ${when})? (?:${makesUp}) ${figure} ${ofWhole(wholes)}${closing}`;
  return { ...compile('percent', names, [pattern]), needs: percentOf };
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number in words or digits; undefined for anything else. */
export function readCompanies(text = ''): number | undefined {
  const index = numbers.indexOf(text);
  if (index >= 0) return index + 1;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** "The four largest companies hold 80% of the market". */
function concentrate(): EnglishStatements {
  const names: Names = { MarketShareConcentration: ['largest', 'biggest', 'leading', 'top'] };
  const firms = '(?:companies|firms|players|businesses|operators|producers|enterprises)';
  const figure = `(?:(?<vague>${vaguePattern}) )?${figurePatterns.percent}`;
  const patterns = [
    `(?<companies>${numbers.join('|')}|\\d{1,2}) ${writeNames(names)}`,
    `${writeNames(names)} (?<companies>${numbers.join('|')}|\\d{1,2})`,
  ].map(
    (which) =>
      `${opening}(?:industry's )?${which} ${firms}(?: in the industry)?(?: together)?(?: ${when})? (?:${makesUp}) ${figure} ${ofWhole(`market|industry|${revenues}`)}${closing}`,
  );
  return { ...compile('percent', names, patterns), needs: percentOf };
}

/** "Mallee Brewing holds 44% of the market", "Light beer accounts for 30% of revenue". */
function partShare(): EnglishStatements {
  const figure = `(?:(?<vague>${vaguePattern}) )?${figurePatterns.percent}`;
  const pattern = `(?<part>\\S.{0,60}?) (?:alone )?(?:${makesUp}) ${figure} ${ofWhole(`market|industry|${revenues}`)}${closing}`;
  return {
    unit: 'percent',
    names: new Map([['', 'PartShare']]),
    anyName: new RegExp(` ${ofWhole(`market|industry|${revenues}`)}\\b`),
    patterns: [new RegExp(`^${pattern}$`)],
    needs: percentOf,
    needsPart: true,
  };
}

/** "The industry employs 12,300 people", "There are 480 businesses in the industry". */
function count(names: Names): EnglishStatements {
  const things = writeNames(names);
  // With a year, the sentence is about the whole industry even if it does not say so.
  const inAll = `(?:in the industry${closing}|${inYear})`;
  const vague = `(?:(?<vague>${vaguePattern}) )?`;
  const figure = `${vague}${figurePatterns.count} ${things}`;
  return compile('count', names, [
    `${holder}(?:(?<present>employs)|employed|will employ|is ${expected} employ) ${figure}${closing}`,
    `(?:${when},? )?there (?:(?<present>are)|were|will be) ${figure} ${inAll}`,
    `${figure} (?:(?<present>operate|work)|operated|worked) ${inAll}`,
    `${opening}(?:industry )?number of ${things}(?: in the industry)?(?: ${when})? (?:${link}) ${vague}${figurePatterns.count}${closing}`,
  ]);
}

const writeNames = (names: Names) => `(?<name>${Object.values(names).flat().join('|')})`;

function compile(unit: EnglishUnit, names: Names, patterns: readonly string[]): EnglishStatements {
  const measures = Object.keys(names) as QuotedMeasure[];
  return {
    unit,
    names: new Map(
      measures.flatMap((measure) => names[measure]?.map((name) => [name, measure] as const) ?? []),
    ),
    anyName: new RegExp(writeNames(names)),
    patterns: patterns.map((pattern) => new RegExp(`^${pattern}$`)),
  };
}

const amounts = {
  Revenue: ['revenue', 'revenues', 'turnover'],
  ValueAdded: ['value added'],
  Profit: ['profit', 'profits'],
  Wages: ['wages', 'wages and salaries', 'wage costs'],
  ExportValue: ['exports', 'export value', 'value of exports'],
  ImportValue: ['imports', 'import value', 'value of imports'],
  DomesticDemand: ['domestic demand'],
} as const satisfies Names;

export const englishStatements: readonly EnglishStatements[] = [
  state('amount', amounts),
  state('percent', { ProfitMargin: ['profit margin', 'profit margins'] }),
  state('people', { Employees: ['employment'] }),
  move({ ...amounts, Employees: ['employment'] }),
  count({
    Employees: ['people', 'persons', 'workers', 'employees', 'staff', 'people employed'],
    Businesses: ['businesses', 'enterprises'],
    Establishments: ['establishments', 'locations'],
  }),
  share(
    {
      ProfitMargin: ['profit', 'profits'],
      WageShare: ['wages', 'wages and salaries', 'wage costs'],
      ExportShare: ['exports'],
    },
    revenues,
  ),
  share({ ImportShare: ['imports'] }, 'domestic demand|demand'),
  concentrate(),
  partShare(),
];
