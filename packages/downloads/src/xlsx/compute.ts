import { dropNoise, roundTo } from '@broadsheet/contract/words';

/** A part of a formula: an operator or parenthesis, or what stands for a figure. */
export type Token = string | Operand;

export interface Operand {
  value: number;
  /** Its text in a formula. Most operands are tried and not written. */
  write(): string;
}

/** The value of a formula of operands and `+ - * / ^`; NaN if it has none. */
export function compute(tokens: readonly Token[]): number {
  let position = 0;
  const next = () => tokens[position];

  function sum(): number {
    let left = product();
    for (let sign = next(); sign === '+' || sign === '-'; sign = next()) {
      position += 1;
      const right = product();
      left = sign === '+' ? left + right : left - right;
    }
    return left;
  }

  function product(): number {
    let left = power();
    for (let sign = next(); sign === '*' || sign === '/'; sign = next()) {
      position += 1;
      const right = power();
      left = sign === '*' ? left * right : right === 0 ? NaN : left / right;
    }
    return left;
  }

  function power(): number {
    const base = operand();
    if (next() !== '^') return base;
    position += 1;
    return base ** operand();
  }

  function operand(): number {
    const token = next();
    position += 1;
    if (token === '(') {
      const inner = sum();
      position += 1;
      return inner;
    }
    return typeof token === 'object' ? token.value : Number(token ?? NaN);
  }

  return sum();
}

export const writeTokens = (tokens: readonly Token[]): string =>
  tokens.map((token) => (typeof token === 'object' ? token.write() : token)).join('');

/** As spreadsheets round a computed value: they know fifteen digits of it. */
export const roundAs = (value: number, decimals: number): number =>
  roundTo(dropNoise(value), decimals);

/** Apart from the error of binary sums. */
export const isEqual = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(other));
