import { figurePatterns, vaguePattern, yearPattern, type EnglishUnit } from './english-figures.js';
import type { QuotedMeasure } from './quote.js';

export interface EnglishStatement {
  measure: QuotedMeasure;
  unit: EnglishUnit;
  /** Of a whole clause: whatever else stands in it makes the statement one that we do not know. */
  pattern: RegExp;
}

/** Statements that all have a word of the same few: where none of them stands, none has to be tried. */
interface EnglishStatements {
  words: RegExp;
  unit: EnglishUnit;
  statements: readonly EnglishStatement[];
}

const when = `(?:in|during|for|by|over) ${yearPattern}`;
const opening = `(?:${when},? )?(?:with )?(?:the |an? |this )?`;
/** What may stand before a measure without making it another one: "wine revenue" is not all revenue. */
const whole = `(?:(?:total|overall|aggregate|annual|average|combined|industry|industry's|industry-wide) )*`;
const holder = `(?:${when},? )?(?:the |this )(?:whole )?industry (?:(?:currently|now) )?`;

const changes = 'rise|grow|increase|climb|fall|decline|decrease|drop|shrink|recover';
const changed =
  'rose|grew|increased|climbed|fell|declined|decreased|dropped|shrank|recovered|rebounded|slipped';
const reach = `be|reach|total|hit|(?:${changes}) to`;
const expected = '(?:expected|forecast|projected|estimated|predicted|set|likely) to';

/** A rise by so much, or of so much per cent, is not what the figure is: only "to" leads to that. */
const link = [
  'of',
  '(?<present>is|are|stands at|totals|amounts to|comes to|is worth|are worth)',
  'was|were|worth|reached|hit|stood at|totalled|totaled|amounted to|came to|was worth|were worth',
  `will (?:${reach})`,
  `(?:is|are) ${expected} (?:${reach})`,
  `(?:${changed})(?: ${when})? to`,
].join('|');

const generates = [
  '(?<present>has|generates|earns|makes|records|posts)',
  'had|generated|earned|made|recorded|posted|will (?:generate|earn|make|record)',
  `is ${expected} (?:generate|earn|make|record)`,
].join('|');

const closing = `(?: (?:a|per|each) year| annually)?(?: ${when})?`;

const compile = (pattern: string) => new RegExp(`^${pattern}$`, 'i');

/** "Revenue in 2026 was $7.2 billion", "The industry generates revenue of $7.2 billion". */
function state(measure: QuotedMeasure, unit: EnglishUnit, name: string): EnglishStatements {
  const figure = `(?:(?<vague>${vaguePattern}) )?${figurePatterns[unit]}${closing}`;
  const statements = [
    `${opening}${whole}(?:${name})(?: ${when})? (?:${link}) ${figure}`,
    `${holder}(?:${generates}) (?:an? )?${whole}(?:${name}) of ${figure}`,
  ].map((pattern) => ({ measure, unit, pattern: compile(pattern) }));
  return { words: new RegExp(name, 'i'), unit, statements };
}

/** "The industry employs 12,300 people", "There are 480 businesses in the industry". */
function count(measure: QuotedMeasure, things: string): EnglishStatements {
  const vague = `(?:(?<vague>${vaguePattern}) )?`;
  const figure = `${vague}${figurePatterns.count} (?:${things})`;
  const statements = [
    `${holder}(?:(?<present>employs)|employed|will employ|is ${expected} employ) ${figure}${closing}`,
    `(?:${when},? )?there (?:(?<present>are)|were|will be) ${figure} in the industry${closing}`,
    `${figure} (?:(?<present>operate|work)|operated|worked) in the industry${closing}`,
    `${opening}(?:industry )?number of (?:${things})(?: in the industry)?(?: ${when})? (?:${link}) ${vague}${figurePatterns.count}${closing}`,
  ].map((pattern) => ({ measure, unit: 'count' as const, pattern: compile(pattern) }));
  return { words: new RegExp(things, 'i'), unit: 'count', statements };
}

const people = 'people|persons|workers|employees|staff|people employed';

export const englishStatements: readonly EnglishStatements[] = [
  state('Revenue', 'amount', 'revenues?|turnover'),
  state('ValueAdded', 'amount', 'value added'),
  state('Profit', 'amount', 'profits?'),
  state('ProfitMargin', 'percent', 'profit margins?'),
  state('Wages', 'amount', 'wages(?: and salaries)?|wage costs'),
  state('ExportValue', 'amount', 'exports|export value|value of exports'),
  state('ImportValue', 'amount', 'imports|import value|value of imports'),
  state('DomesticDemand', 'amount', 'domestic demand'),
  state('Employees', 'people', 'employment'),
  count('Employees', people),
  count('Businesses', 'businesses|enterprises'),
  count('Establishments', 'establishments|locations'),
];
