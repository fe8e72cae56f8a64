import {
  bareYear,
  findVagueness,
  readSmallNumber,
  readUnit,
  readYear,
  simplifyClause,
  yearPattern,
} from './english-figures.js';
import { findGrowthPeriod, isGrowthPeriod } from './english-periods.js';
import { englishStatements, findTraits, type EnglishStatements } from './english-statements.js';
import { isPartMeasure, type GrowthPeriod, type Quote, type QuoteContext } from './quote.js';
import { listSentences } from './sentences.js';

const sentenceEnd = /[.!?] (?=["'(]?[A-Z0-9$£€¥])/;
/**
 * Positions where another statement may begin. A comma inside a number is not one, nor a colon
 * before a figure ("Revenue in 2026: A$7.2bn"), nor "and" in "between 2021 and 2026".
 */
const clauseEnd =
  /[;()]|:(?! (?:[A-Z]{0,3} ?[$£€¥]|[A-Z]{3} )?\d)|,(?!\d{3})| (?:[–—-]|(?<![Bb]etween \d{4}(?:[-–/]\d\d)? )and|but|while|whereas|which|compared|versus|up|down) /;
const onlyWhen = new RegExp(`^(?:in|by|during|for|over) ${yearPattern}$`, 'i');
const anyYear = new RegExp(bareYear, 'g');
const place = /^(?:in|at|for|among|amongst|across|within|of|outside|under|on|beyond|excluding)\b/i;
/**
 * A capital letter inside a sentence: probably a company name, and the figure may be that
 * company's.
 */
const name = /\S\s+\p{Lu}/u;
/** Words after which the sentence is about another time. */
const otherTime =
  /\b(?:ago|decades?|centur\w+|before|earlier|peak\w*|once|former\w*|original\w*|previous\w*|last|target\w*|if|would|could|might|until|prior|since)\b/i;

/** Every statement of a figure has one of these words; most clauses have none and are skipped. */
const anyMeasure =
  /revenue|turnover|value added|profit|wage|export|import|demand|employ|people|persons|workers|staff|business|enterprise|establishment|location|(?:%|per ?cent) of (?:the |total |industry )*(?:market|sales|industry)/i;

/** Words after which a change is not that of the figures. */
const anotherChange =
  /\b(?:real|inflation\w*|constant|deflated|volumes?|calendar|like-for-like|adjusted)\b/i;

const industry = /\bindustry\b/i;

/** Longer clauses are skipped: no statement of a figure is as long. */
const longestClause = 160;

/** Figures in an English text whose measure and year are certain from the wording. */
export function listEnglishQuotes(text: string, context: QuoteContext): Quote[] {
  if (context.subject === 'named' && !/industry/i.test(text)) return [];
  const certain: Quote[] = [];
  for (const sentence of listSentences(text, { end: sentenceEnd, subject: anyMeasure })) {
    const clauses = sentence
      .slice(0, findEnd(sentence))
      .split(clauseEnd)
      .map((clause) => clause.trim());
    const quotes = clauses.map((clause) => findQuote(clause, context));
    if (quotes.some((quote) => quote !== undefined)) {
      const isClear = (quote: Quote) =>
        isDated(quote, context) && !(quote.change && anotherChange.test(sentence));
      certain.push(...listCertain(sentence, clauses, quotes).filter(isClear));
    }
  }
  return certain;
}

/** The position of the full stop and quotation marks at the end. */
function findEnd(sentence: string): number {
  let end = sentence.length;
  while (end > 0 && '.!?"\''.includes(sentence.charAt(end - 1))) end--;
  return end;
}

/** Whether the text says that the figure is the industry's, where it may be another one. */
const isDated = (quote: Quote, { subject }: QuoteContext) =>
  subject !== 'dated' || hasTime(quote) || industry.test(quote.text);

/** The quotes of a sentence that contains no reason for doubt. */
function listCertain(
  sentence: string,
  clauses: readonly string[],
  quotes: readonly (Quote | undefined)[],
): Quote[] {
  const certain: Quote[] = [];
  let isCertain = true;
  let leadingYear: number | undefined;
  let leadingPeriod: GrowthPeriod | undefined;
  for (const [index, clause] of clauses.entries()) {
    const quote = quotes[index];
    if (!quote) {
      if (onlyWhen.test(clause)) leadingYear = readYear(clause);
      else if (isGrowthPeriod(clause)) leadingPeriod = findGrowthPeriod(clause);
      else isCertain &&= !place.test(clause) && !name.test(clause) && saysIndustry(clause);
      continue;
    }
    const stated = isCertain ? addTime(quote, { leadingYear, leadingPeriod }) : undefined;
    if (stated && (hasTime(stated) || mayBeNow(sentence))) certain.push(stated);
  }
  return certain;
}

interface LeadingTime {
  leadingYear: number | undefined;
  leadingPeriod: GrowthPeriod | undefined;
}

/** A quote with the time before it; undefined if that is a time of another kind. */
function addTime(quote: Quote, { leadingYear, leadingPeriod }: LeadingTime): Quote | undefined {
  if (quote.change === 'average') {
    const period = quote.period ?? leadingPeriod;
    return period && { ...quote, period };
  }
  return leadingPeriod ? undefined : { ...quote, year: quote.year ?? leadingYear };
}

const mayBeNow = (sentence: string) => sentence.search(anyYear) < 0 && !otherTime.test(sentence);

const hasTime = ({ year, period }: Quote) => year !== undefined || period !== undefined;

/** Words before the statement may name another subject, to which the figure then belongs. */
const saysIndustry = (clause: string) => clause === '' || industry.test(clause);

function findQuote(clause: string, context: QuoteContext): Quote | undefined {
  if (clause.length > longestClause || !/\d/.test(clause) || !anyMeasure.test(clause)) {
    return undefined;
  }
  if (context.subject === 'named' && !industry.test(clause)) return undefined;
  const simple = simplifyClause(clause);
  const traits = findTraits(simple, hasAmount(clause, context));
  for (const statements of englishStatements) {
    const { anyName, needs, needsPart, patterns } = statements;
    if ((needs && !traits[needs]) || !anyName.test(simple)) continue;
    if (needsPart && !startsWithPart(simple, { statements, context })) continue;
    for (const pattern of patterns) {
      const found = pattern.exec(simple)?.groups;
      if (found) return readQuote(clause, { statements, found, context });
    }
  }
  return undefined;
}

function startsWithPart(
  clause: string,
  { statements: { anyName, names }, context }: Pick<FoundStatements, 'statements' | 'context'>,
): boolean {
  const measure = names.get(anyName.exec(clause)?.groups?.name ?? '');
  return measure !== undefined && isPartMeasure(measure) && context.startsWithPart(clause, measure);
}

const hasAmount = (clause: string, { currency, currencyNoun }: QuoteContext) =>
  anySign.test(clause) || clause.includes(currency) || clause.includes(currencyNoun);
const anySign = /[$£€¥]/;

interface FoundStatements {
  statements: EnglishStatements;
  found: Partial<Record<string, string>>;
  context: QuoteContext;
}

function readQuote(
  clause: string,
  { statements, found, context }: FoundStatements,
): Quote | undefined {
  const { names, unit, change } = statements;
  const measure = names.get(found.name ?? '');
  const number = readUnit(found, unit, context.currency);
  const isAverage = change === 'average';
  const years = isAverage ? [] : listYears(clause.replace(found.digits ?? found.plain ?? '', ''));
  if (!measure || !number || years.length > 1) return undefined;
  return {
    value: found.down === undefined ? number.value : -number.value,
    slack: number.slack,
    change,
    period: isAverage ? findGrowthPeriod(clause) : undefined,
    companies: readSmallNumber(found.companies),
    part: found.part,
    text: clause.trim(),
    measure,
    vagueness: findVagueness(found.vague),
    year: years[0],
    isPresent: found.present !== undefined,
  };
}

const listYears = (text: string) =>
  (text.match(anyYear) ?? []).flatMap((written) => readYear(written) ?? []);
