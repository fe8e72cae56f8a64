import { dropNoise, roundTo } from '@broadsheet/contract/words';

/** A part of a formula: an operator or parenthesis, or what stands for a figure. */
export type Token = string | Operand;

export interface Operand {
  value: number;
  /** Its text in a formula. Most operands are tried and not written. */
  write(): string;
}

/** The value of a formula of operands and `+ - * / ^`; NaN if it has none. */
export const compute = (tokens: readonly Token[]): number => readSum({ tokens, position: 0 });

interface Reading {
  tokens: readonly Token[];
  /** Of the next token. */
  position: number;
}

const next = ({ tokens, position }: Reading): Token | undefined => tokens[position];

function readSum(reading: Reading): number {
  let left = readProduct(reading);
  for (let sign = next(reading); sign === '+' || sign === '-'; sign = next(reading)) {
    reading.position += 1;
    const right = readProduct(reading);
    left = sign === '+' ? left + right : left - right;
  }
  return left;
}

function readProduct(reading: Reading): number {
  let left = readPower(reading);
  for (let sign = next(reading); sign === '*' || sign === '/'; sign = next(reading)) {
    reading.position += 1;
    const right = readPower(reading);
    left = sign === '*' ? left * right : right === 0 ? NaN : left / right;
  }
  return left;
}

function readPower(reading: Reading): number {
  const base = readOperand(reading);
  if (next(reading) !== '^') return base;
  reading.position += 1;
  return base ** readOperand(reading);
}

function readOperand(reading: Reading): number {
  const token = next(reading);
  reading.position += 1;
  if (token === '(') {
    const inner = readSum(reading);
    reading.position += 1;
    return inner;
  }
  return typeof token === 'object' ? token.value : Number(token ?? NaN);
}

export const writeTokens = (tokens: readonly Token[]): string =>
  tokens.map((token) => (typeof token === 'object' ? token.write() : token)).join('');

/** As spreadsheets round a computed value: they know fifteen digits of it. */
export const roundAs = (value: number, decimals: number): number =>
  roundTo(dropNoise(value), decimals);

/** Apart from the error of binary sums. */
export const isEqual = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(other));
