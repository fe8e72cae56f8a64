import { quotient } from '../quotient.js';

/** Figures by name; an unknown one is absent. */
export type Figures = Partial<Record<string, number>>;

/** Returns the value, or undefined if an input is absent or a divisor is not positive. */
export type Formula = (figures: Figures) => number | undefined;

/**
 * Turns a formula of the definition tables into a function: names, numbers, `+ - * /` and
 * parentheses. A name followed by `?` counts as zero if it is absent.
 */
export function parseFormula(text: string): Formula {
  const tokens = text.match(/[A-Za-z][A-Za-z\d]*\??|\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? [];
  let position = 0;
  const fail = (): never => {
    throw new SyntaxError(`"${text}" is not a formula: unexpected "${tokens[position] ?? 'end'}"`);
  };

  function parseSum(): Formula {
    let left = parseProduct();
    for (let sign = tokens[position]; sign === '+' || sign === '-'; sign = tokens[position]) {
      position++;
      left = sign === '+' ? add(left, parseProduct()) : subtract(left, parseProduct());
    }
    return left;
  }

  function parseProduct(): Formula {
    let left = parseOperand();
    for (let sign = tokens[position]; sign === '*' || sign === '/'; sign = tokens[position]) {
      position++;
      left = sign === '*' ? multiply(left, parseOperand()) : divide(left, parseOperand());
    }
    return left;
  }

  function parseOperand(): Formula {
    const token = tokens[position++] ?? fail();
    if (token === '(') {
      const inner = parseSum();
      return tokens[position++] === ')' ? inner : fail();
    }
    if (/^\d/.test(token)) return constant(Number(token));
    if (!/^[A-Za-z]/.test(token)) {
      position--;
      return fail();
    }
    return token.endsWith('?') ? orZero(token.slice(0, -1)) : named(token);
  }

  const formula = parseSum();
  return position === tokens.length ? formula : fail();
}

/** The names a formula reads, without the mark of optional ones. */
export function listFormulaInputs(text: string): string[] {
  return text.match(/[A-Za-z][A-Za-z\d]*/g) ?? [];
}

const constant =
  (value: number): Formula =>
  () =>
    value;
const named =
  (name: string): Formula =>
  (figures) =>
    figures[name];
const orZero =
  (name: string): Formula =>
  (figures) =>
    figures[name] ?? 0;

const combine =
  (calculate: (a: number, b: number) => number | undefined) =>
  (left: Formula, right: Formula): Formula =>
  (figures) => {
    const a = left(figures);
    if (a === undefined) return undefined;
    const b = right(figures);
    return b === undefined ? undefined : calculate(a, b);
  };

const add = combine((a, b) => a + b);
const subtract = combine((a, b) => a - b);
const multiply = combine((a, b) => a * b);
const divide = combine(quotient);
