import {
  figurePatterns,
  smallNumbers,
  simpleYear,
  vaguePattern,
  type EnglishUnit,
} from './english-figures.js';
import { growthPeriod } from './english-periods.js';
import type { PartMeasure, QuotedMeasure } from './quote.js';

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
  /** A clause without this trait is skipped: that is cheaper than trying the patterns. */
  needs?: keyof ClauseTraits;
  /** Whether the clause must begin with a part of the document that has a share of the name. */
  needsPart?: true;
  /** Whether a percentage is a change: of one year, or a year on average. */
  change?: 'year' | 'average';
}

/** What a clause has that only some statements need. Found once for each clause. */
export interface ClauseTraits {
  amount: boolean;
  percent: boolean;
  share: boolean;
  change: boolean;
  average: boolean;
}

const anyPercent = /%|per ?cent/;
const percentOf = /(?:%|per ?cent) of /;
const movedByPercent =
  /(?:rose|grew|ris|grow|increas|climb|expand|recovered|rebounded|fell|fall|declin|decreas|drop|shr[aiu]nk|slipped|contract).*(?:%|per ?cent)/;
/** A rise by 5% since 2021 is not one by 5% a year. */
const saysAYear = /\b(?:(?:a|per|each|every) (?:year|annum)|annual|compound|yearly)/;

/** Of a simplified clause. */
export function findTraits(clause: string, amount: boolean): ClauseTraits {
  const percent = anyPercent.test(clause);
  const change = percent && movedByPercent.test(clause);
  return {
    amount,
    percent,
    share: percent && percentOf.test(clause),
    change,
    average: change && saysAYear.test(clause),
  };
}

const when = `(?:in|during|for|by|over) ${simpleYear}`;
const opening = `(?:${when},? )?(?:with )?(?:the |an? |this )?`;
/**
 * Words that may precede a measure without changing it; "wine revenue" is another measure than
 * revenue, and "average revenue" is that of one business.
 */
const whole = `(?:(?:total|overall|aggregate|annual|combined|industry|industry's|industry-wide) )*`;
const holder = `(?:${when},? )?(?:the |this )(?:whole )?industry (?:(?:currently|now) )?`;

const changes = 'rise|grow|increase|climb|expand|fall|decline|decrease|drop|shrink|recover';
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
  // In headlines: "Revenue to reach A$9.3bn by 2031".
  `to (?:${reach}|stay at)`,
  `(?:${changed})(?: ${when})? to`,
].join('|');

/** "Profit is 8% of revenue", "Beer accounts for 60% of revenue". */
const makesUp = [
  '(?<present>is|are|makes? up|accounts? for|takes?(?: up)?|brings?(?: in)?|represents?|equals?|absorbs?|meets?|make|satisf(?:y|ies)|covers?|holds?|has|have|controls?|earns?|generates?)',
  'was|were|made up|accounted for|took|brought(?: in)?|represented|equalled|held|had|controlled|met|satisfied|covered',
].join('|');
const ofWhole = (wholes: string) => `of (?:(?:the|total|all|industry|industry's) )*(?:${wholes})`;
const revenues = 'revenue|turnover|sales';

/** A change of one year: "by 2031" may mean several. */
const toCome = `(?:will|should|to|(?:is|are) ${expected})`;
const movedUp = `(?<up>rose|grew|increased|climbed|expanded|recovered|rebounded|${toCome} (?:rise|grow|increase|climb|expand))`;
const movedDown = `(?<down>fell|declined|decreased|dropped|shrank|slipped|contracted|${toCome} (?:fall|decline|decrease|drop|shrink|contract))`;
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
    `${opening}${whole}${name}(?: ${when})?(?::| (?:${link})) ${figure}`,
    `${holder}(?:${generates}) (?:an? )?${whole}${name} of ${figure}`,
  ]);
}

/** "Revenue fell by 3% in 2026": the year may also stand before the clause. */
function move(names: Names): EnglishStatements {
  const vague = `(?:(?<vague>${vaguePattern}) )?`;
  const figure = `(?:by )?${vague}${figurePatterns.percent}(?: ${inYear})?`;
  const pattern = `(?:${inYear},? )?(?:the |total )*${whole}${writeNames(names)}(?: ${inYear})? (?:${movedUp}|${movedDown})(?: ${inYear})? ${figure}`;
  return { ...compile('percent', names, [pattern]), needs: 'change', change: 'year' };
}

/** "Revenue has grown by 2.1% a year since 2021": the period may also stand before the clause. */
function growOnAverage(names: Names): EnglishStatements {
  const up = `(?<up>(?:(?:has|have) )?(?:grown|risen|increased|climbed|expanded)|grew|rose|${toCome} (?:rise|grow|increase|climb|expand))`;
  const down = `(?<down>(?:(?:has|have) )?(?:fallen|declined|decreased|dropped|shrunk|contracted)|fell|shrank|${toCome} (?:fall|decline|decrease|drop|shrink|contract))`;
  const rate =
    '(?:an? )?(?:(?:compound|average|annual|annualised|annualized|yearly) )*(?:growth )?(?:rate )?(?:of )?';
  const figure = `(?:(?:by|at) )?${rate}${figurePatterns.percent}(?: on average)?(?: (?:a|per|each|every) (?:year|annum)| annually)?(?: on average)?`;
  const pattern = `(?:${growthPeriod},? )?(?:the |total )*${whole}${writeNames(names)} (?:${up}|${down}) ${figure}(?: ${growthPeriod})?`;
  return { ...compile('percent', names, [pattern]), needs: 'average', change: 'average' };
}

/** "Wages are 12% of revenue". */
function share(names: Names, wholes: string): EnglishStatements {
  const figure = `(?:(?<vague>${vaguePattern}) )?${figurePatterns.percent}`;
  const pattern = `${opening}${whole}${writeNames(names)}(?: ${when})? (?:${makesUp}) ${figure} ${ofWhole(wholes)}${closing}`;
  return { ...compile('percent', names, [pattern]), needs: 'share' };
}

/** "The four largest companies hold 80% of the market". */
function concentrate(): EnglishStatements {
  const names: Names = { MarketShareConcentration: ['largest', 'biggest', 'leading', 'top'] };
  const firms = '(?:companies|firms|players|businesses|operators|producers|enterprises)';
  const figure = `(?:(?<vague>${vaguePattern}) )?${figurePatterns.percent}`;
  const patterns = [
    `(?<companies>${smallNumbers}) ${writeNames(names)}`,
    `${writeNames(names)} (?<companies>${smallNumbers})`,
  ].map(
    (which) =>
      `${opening}(?:industry's )?${which} ${firms}(?: in the industry)?(?: together)?(?: ${when})? (?:${makesUp}) ${figure} ${ofWhole(`market|industry|${revenues}`)}${closing}`,
  );
  return { ...compile('percent', names, patterns), needs: 'share' };
}

/** "Mallee Brewing holds 44% of the market", "China takes 31.5% of exports". */
function partShare(names: Partial<Record<PartMeasure, readonly string[]>>): EnglishStatements {
  const wholes = ofWhole(writeNames(names));
  const figure = `(?:(?<vague>${vaguePattern}) )?${figurePatterns.percent}`;
  const holds = `${makesUp}|(?:buys|receives|supplies|provides)|bought|received|supplied|provided`;
  const pattern = `(?:the )?(?<part>\\S.{0,60}?) (?:alone )?(?:${holds}) ${figure} ${wholes}${closing}`;
  return {
    ...compile('percent', names, [pattern]),
    anyName: new RegExp(`(?:%|per ?cent) ${wholes}\\b`),
    needs: 'share',
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
    ...((unit === 'amount' || unit === 'percent') && { needs: unit }),
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
  state('amount', {
    ...amounts,
    RevenuePerEmployee: ['employee', 'person employed', 'worker'].flatMap((each) =>
      ['per', 'for each'].map((word) => `revenue ${word} ${each}`),
    ),
    AverageWage: ['average wage', 'average wages', 'average annual wage', 'wages per employee'],
  }),
  state('percent', {
    ProfitMargin: ['profit margin', 'profit margins', 'average profit margin'],
  }),
  state('people', { Employees: ['employment'] }),
  move({ ...amounts, Employees: ['employment'] }),
  growOnAverage({ ...amounts, Employees: ['employment'] }),
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
  partShare({
    PartShare: ['market', 'industry', 'revenue', 'turnover', 'sales'],
    ExportPartner: ['exports'],
    ImportPartner: ['imports'],
    RegionShare: ['establishments'],
  }),
];
