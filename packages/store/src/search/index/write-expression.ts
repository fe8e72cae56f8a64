import type { Database } from '../../database/database.js';
import type { Expression } from './tokens.js';

interface Syntax {
  quote: string;
  prefix: string;
  all: string;
  any: string;
}

const syntaxes: Record<Database['dialect'], Syntax> = {
  sqlite: { quote: '"', prefix: '*', all: ' AND ', any: ' OR ' },
  postgres: { quote: "'", prefix: ':*', all: ' & ', any: ' | ' },
};

/** The tokens that begin with this one; undefined if only the database can list them. */
type FindTokens = (beginning: string) => readonly string[] | undefined;

/**
 * An expression in the query language of FTS5 or of `tsquery`. Every token is quoted; the characters
 * that end a quotation in either language are left out, though no token has them.
 */
export function writeExpression(
  dialect: Database['dialect'],
  expression: Expression,
  findTokens: FindTokens,
): string {
  const { quote, prefix, all, any } = syntaxes[dialect];
  const write = (part: Expression): string => {
    if (typeof part === 'string') return `${quote}${part.replace(/["'\\\0]/g, '')}${quote}`;
    if ('all' in part) return join(part.all.map(write), all);
    const alternatives = listAlternatives(part, findTokens);
    const [only] = alternatives;
    if (alternatives.length === 1 && typeof only === 'object' && 'prefix' in only) {
      return `${write(only.prefix)}${prefix}`;
    }
    return join([...new Set(alternatives.map(write))], any);
  };
  return write(expression);
}

const join = (parts: string[], operator: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`;

/** Nested alternatives as one list: the databases look up each written token. */
function listAlternatives(part: Expression, findTokens: FindTokens): Expression[] {
  if (typeof part === 'string') return [part];
  if ('any' in part) return part.any.flatMap((each) => listAlternatives(each, findTokens));
  if ('all' in part) {
    const [only] = part.all;
    return part.all.length === 1 && only !== undefined
      ? listAlternatives(only, findTokens)
      : [part];
  }
  return [...(findTokens(part.prefix) ?? [part])];
}
