import {
  findVagueness,
  readUnit,
  readYear,
  simplifyClause,
  yearPattern,
} from './english-figures.js';
import { englishStatements, readCompanies, type EnglishStatements } from './english-statements.js';
import type { Quote, QuoteContext } from './quote.js';
import { listSentences } from './sentences.js';

const sentenceEnd = /[.!?] (?=["'(]?[A-Z0-9$£€¥])/;
/** Positions where another statement may begin. A comma inside a number is not one. */
const clauseEnd =
  /[;:()]|,(?!\d{3})| (?:[–—-]|and|but|while|whereas|which|compared|versus|up|down) /;
const onlyWhen = new RegExp(`^(?:in|by|during|for|over) ${yearPattern}$`, 'i');
const anyYear = new RegExp(yearPattern, 'g');
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
  /revenue|turnover|value added|profit|wage|export|import|demand|employ|people|persons|workers|staff|business|enterprise|establishment|location|(?:%|per ?cent) of (?:the |total |industry )*(?:market|sales)/i;

const industry = /\bindustry\b/i;

/** Longer clauses are skipped: no statement of a figure is as long. */
const longestClause = 160;

/** Figures in an English text whose measure and year are certain from the wording. */
export function listEnglishQuotes(text: string, context: QuoteContext): Quote[] {
  if (context.mustNameIndustry && !/industry/i.test(text)) return [];
  const certain: Quote[] = [];
  for (const sentence of listSentences(text, { end: sentenceEnd, subject: anyMeasure })) {
    const clauses = sentence
      .replace(/[.!?"']+$/, '')
      .split(clauseEnd)
      .map((clause) => clause.trim());
    const quotes = clauses.map((clause) => findQuote(clause, context));
    if (quotes.some((quote) => quote !== undefined)) {
      certain.push(...listCertain(sentence, clauses, quotes));
    }
  }
  return certain;
}

/** The quotes of a sentence that contains no reason for doubt. */
function listCertain(
  sentence: string,
  clauses: readonly string[],
  quotes: readonly (Quote | undefined)[],
): Quote[] {
  const certain: Quote[] = [];
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
    if (isCertain && (year !== undefined || mayBeNow)) certain.push({ ...quote, year });
  }
  return certain;
}

/** Words before the statement may name another subject, to which the figure then belongs. */
const saysIndustry = (clause: string) => clause === '' || industry.test(clause);

function findQuote(clause: string, context: QuoteContext): Quote | undefined {
  if (clause.length > longestClause || !/\d/.test(clause)) return undefined;
  if (context.mustNameIndustry && !industry.test(clause)) return undefined;
  const units = { amount: hasAmount(clause, context), percent: anyPercent.test(clause) };
  const simple = simplifyClause(clause);
  for (const statements of englishStatements) {
    const { unit, anyName, needs, needsPart, patterns } = statements;
    if ((unit === 'amount' || unit === 'percent') && !units[unit]) continue;
    if (!anyName.test(simple) || needs?.test(simple) === false) continue;
    if (needsPart && !context.parts.some((part) => simple.startsWith(part))) continue;
    for (const pattern of patterns) {
      const found = pattern.exec(simple)?.groups;
      if (found) return readQuote(clause, { statements, found, context });
    }
  }
  return undefined;
}

const anyPercent = /%|per ?cent/i;
const hasAmount = (clause: string, { currency }: QuoteContext) =>
  /[$£€¥]/.test(clause) || clause.includes(currency);

interface FoundStatements {
  statements: EnglishStatements;
  found: Partial<Record<string, string>>;
  context: QuoteContext;
}

function readQuote(
  clause: string,
  { statements, found, context }: FoundStatements,
): Quote | undefined {
  const { names, unit } = statements;
  const measure = names.get(found.name ?? '');
  const number = readUnit(found, unit, context.currency);
  const years = listYears(clause.replace(found.digits ?? '', ''));
  if (!measure || !number || years.length > 1) return undefined;
  const isChange = found.up !== undefined || found.down !== undefined;
  const companies = readCompanies(found.companies);
  return {
    value: found.down === undefined ? number.value : -number.value,
    slack: number.slack,
    isChange,
    companies,
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
