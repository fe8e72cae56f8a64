import {
  marketValueLines,
  ratioDefinitions,
  statementLines,
  valuationRatioDefinitions,
  type MarketValueName,
  type RatioName,
  type StatementLineName,
  type ValuationRatioName,
} from '@broadsheet/contract';
import { listFormulaInputs, parseFormula, type Formula } from '../../figures/formula.js';

/** A figure and how it is calculated. */
export interface Definition<Name extends string = string> {
  name: Name;
  text: string;
  inputs: string[];
  calculate: Formula;
}

function listDefinitions<Name extends string>(
  table: Record<Name, { about: string; formula?: string }>,
): Definition<Name>[] {
  return (Object.keys(table) as Name[]).flatMap((name) => {
    const text = table[name].formula;
    if (text === undefined) return [];
    return [{ name, text, inputs: listFormulaInputs(text), calculate: parseFormula(text) }];
  });
}

/** The tables of the contract as functions, made once, in the order of derivation. */
export const derivedLines = listDefinitions<StatementLineName>(statementLines);
export const ratios = listDefinitions<RatioName>(ratioDefinitions);
export const marketValues = listDefinitions<MarketValueName>(marketValueLines);
export const valuationRatios = listDefinitions<ValuationRatioName>(valuationRatioDefinitions);
