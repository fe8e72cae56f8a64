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

/**
 * An expression in the query language of FTS5 or of `tsquery`. Every token is quoted; the characters
 * that end a quotation in either language are left out, though no token has them.
 */
export function writeExpression(dialect: Database['dialect'], expression: Expression): string {
  const { quote, prefix, all, any } = syntaxes[dialect];
  const write = (part: Expression): string => {
    if (typeof part === 'string') return `${quote}${part.replace(/["'\\\0]/g, '')}${quote}`;
    if ('prefix' in part) return `${write(part.prefix)}${prefix}`;
    const [parts, operator] = 'all' in part ? [part.all, all] : [part.any, any];
    return parts.length === 1 && parts[0] !== undefined
      ? write(parts[0])
      : `(${parts.map(write).join(operator)})`;
  };
  return write(expression);
}
