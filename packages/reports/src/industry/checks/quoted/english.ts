import { findVagueness, readUnit, readYear, yearPattern } from './english-figures.js';
import { englishStatements, type EnglishStatement } from './english-statements.js';
import type { Quote, QuoteContext } from './quote.js';
import { listSentences } from './sentences.js';

const sentenceEnd = /[.!?] (?=["'(]?[A-Z0-9$£€¥])/;
/** Where another statement may begin; a comma within a number parts nothing. */
const clauseEnd =
  /[;:()]|,(?!\d{3})| (?:[–—-]|and|but|while|whereas|which|compared|versus|up|down) /;
const onlyWhen = new RegExp(`^(?:in|by|during|for|over) ${yearPattern}$`, 'i');
const anyYear = new RegExp(yearPattern, 'g');
const place = /^(?:in|at|for|among|amongst|across|within|of|outside|under|on|beyond|excluding)\b/i;
/** A name, which may be whose figure it is: a capital letter that begins no sentence. */
const name = /\S\s+\p{Lu}/u;
/** Then the sentence is about another time, or no time at all. */
const otherTime =
  /\b(?:ago|decades?|centur\w+|before|earlier|peak\w*|once|former\w*|original\w*|previous\w*|last|target\w*|if|would|could|might|until|prior|since)\b/i;

/** Every statement has one of these, and most clauses have none. */
const anyMeasure =
  /revenue|turnover|value added|profit|wage|export|import|demand|employ|people|persons|workers|staff|business|enterprise|establishment|location/i;

/** The clause may be longer than any statement of a figure; then it is not looked at. */
const longestClause = 160;

/** Figures in an English text of which the wording leaves no doubt what they are of, and of when. */
export function* listEnglishQuotes(text: string, context: QuoteContext): Generator<Quote> {
  for (const sentence of listSentences(text, { end: sentenceEnd, subject: anyMeasure })) {
    const clauses = sentence
      .replace(/[.!?"']+$/, '')
      .split(clauseEnd)
      .map((clause) => clause.trim());
    const quotes = clauses.map((clause) => findQuote(clause, context));
    if (quotes.some((quote) => quote !== undefined)) yield* listCertain(sentence, clauses, quotes);
  }
}

/** Of the quotes of a sentence those that nothing else in it makes doubtful. */
function* listCertain(
  sentence: string,
  clauses: readonly string[],
  quotes: readonly (Quote | undefined)[],
): Generator<Quote> {
  const mayBeNow = sentence.search(anyYear) < 0 && !otherTime.test(sentence);
  let isCertain = true;
  let leadingYear: number | undefined;
  for (const [index, clause] of clauses.entries()) {
    const quote = quotes[index];
    if (!quote) {
      if (onlyWhen.test(clause)) leadingYear = readYear(clause);
      else isCertain &&= !place.test(clause) && !name.test(clause) && saysIndustry(clause);
      continue;
    }
    const year = quote.year ?? leadingYear;
    if (isCertain && (year !== undefined || mayBeNow)) yield { ...quote, year };
  }
}

/** What goes before may name something else, and a statement after it is of that. */
const saysIndustry = (clause: string) => clause === '' || /\bindustry\b/i.test(clause);

function findQuote(clause: string, context: QuoteContext): Quote | undefined {
  if (clause.length > longestClause || !/\d/.test(clause)) return undefined;
  if (context.mustNameIndustry && !/\bindustry\b/i.test(clause)) return undefined;
  const hasAmount = /[$£€¥]/.test(clause) || clause.includes(context.currency);
  for (const { words, unit, statements } of englishStatements) {
    if ((unit === 'amount' && !hasAmount) || !words.test(clause)) continue;
    for (const statement of statements) {
      const found = statement.pattern.exec(clause)?.groups;
      if (found) return readQuote(clause, { statement, found, context });
    }
  }
  return undefined;
}

interface Found {
  statement: EnglishStatement;
  found: Partial<Record<string, string>>;
  context: QuoteContext;
}

function readQuote(clause: string, { statement, found, context }: Found): Quote | undefined {
  const { measure, unit } = statement;
  const number = readUnit(found, unit, context.currency);
  const years = listYears(clause.replace(found.digits ?? '', ''));
  if (!number || years.length > 1) return undefined;
  return {
    ...number,
    text: clause.trim(),
    measure,
    vagueness: findVagueness(found.vague),
    year: years[0],
    isPresent: found.present !== undefined,
  };
}

const listYears = (text: string) =>
  (text.match(anyYear) ?? []).flatMap((written) => readYear(written) ?? []);
