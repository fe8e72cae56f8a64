import {
  marketValueLines,
  ratioDefinitions,
  statementLines,
  valuationRatioDefinitions,
} from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { listFormulaInputs, parseFormula } from '../../src/figures/formula.js';

describe('a formula', () => {
  it('multiplies before it adds, and obeys parentheses', () => {
    expect(parseFormula('A + B * C')({ A: 1, B: 2, C: 3 })).toBe(7);
    expect(parseFormula('(A + B) * C')({ A: 1, B: 2, C: 3 })).toBe(9);
    expect(parseFormula('A - B - C')({ A: 10, B: 2, C: 3 })).toBe(5);
    expect(parseFormula('A / B * 100')({ A: 1, B: 4 })).toBe(25);
  });

  it('gives nothing where an input is absent', () => {
    expect(parseFormula('A + B')({ A: 1 })).toBeUndefined();
    expect(parseFormula('A / B')({ B: 2 })).toBeUndefined();
  });

  it('counts an optional input as zero where it is absent', () => {
    expect(parseFormula('A + B?')({ A: 1 })).toBe(1);
    expect(parseFormula('A + B?')({ A: 1, B: 2 })).toBe(3);
  });

  it.each([0, -0, -5])('gives nothing where the divisor is %s', (B) => {
    expect(parseFormula('A / B * 100')({ A: 1, B })).toBeUndefined();
  });

  it('keeps the sign of a loss', () => {
    expect(parseFormula('A / B * 100')({ A: -5, B: 10 })).toBe(-50);
  });

  it.each(['', 'A +', '(A', 'A B', 'A ^ B', '* A', 'A )'])('refuses "%s"', (text) => {
    expect(() => parseFormula(text)).toThrow(SyntaxError);
  });
});

describe('the definition tables', () => {
  it('derive a line only from lines that stand before it or are given', () => {
    const known = new Set(['UnitSize']);
    for (const [name, line] of Object.entries(statementLines)) {
      if ('formula' in line) {
        expect(listFormulaInputs(line.formula).filter((input) => !known.has(input))).toEqual([]);
      }
      known.add(name);
    }
  });

  it('calculate ratios from lines of the statements', () => {
    const inputs = Object.values(ratioDefinitions).flatMap(({ formula }) =>
      listFormulaInputs(formula),
    );
    expect(inputs.filter((input) => !(input in statementLines))).toEqual([]);
  });

  it('calculate valuation ratios from lines, market values and the price', () => {
    const known = { ...statementLines, ...marketValueLines, UnitSize: 1, SharePrice: 1 };
    const inputs = [
      ...Object.values(marketValueLines),
      ...Object.values(valuationRatioDefinitions),
    ].flatMap(({ formula }) => listFormulaInputs(formula));
    expect(inputs.filter((input) => !(input in known))).toEqual([]);
  });
});
