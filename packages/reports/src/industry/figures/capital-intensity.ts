import {
  capitalIntensityBounds,
  capitalIntensityFormula,
  type CapitalIntensityBody,
  type Level,
} from '@broadsheet/contract';
import { parseFormula } from '../../figures/formula.js';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import type { CostCategory } from '../document-structure.js';

const calculate = parseFormula(capitalIntensityFormula);

/**
 * The cost of labour and of machines in the cost structure, for the industry and for its sector.
 */
export function deriveCapitalIntensity(
  categories: readonly CostCategory[],
): CapitalIntensityBody | undefined {
  const wages = categories.find(({ Category }) => Category === 'Wages');
  const depreciation = categories.find(({ Category }) => Category === 'Depreciation');
  if (wages === undefined || depreciation === undefined) return undefined;
  const own = deriveIntensity(wages.Industry, depreciation.Industry);
  const sector = deriveIntensity(wages.Sector, depreciation.Sector);
  if (own === undefined) return undefined;
  return {
    Level: own.level,
    WagesPerDepreciation: own.value,
    Wages: wages.Industry,
    Depreciation: depreciation.Industry,
    ...(sector && { SectorLevel: sector.level, SectorWagesPerDepreciation: sector.value }),
  };
}

function deriveIntensity(Wages: number, Depreciation: number) {
  const exact = calculate({ Wages, Depreciation });
  return exact === undefined || exact < 0
    ? undefined
    : { value: roundTo(exact, ratioDecimals), level: levelOf(exact) };
}

function levelOf(value: number): Level {
  if (value < capitalIntensityBounds.highBelow) return 'High';
  return value > capitalIntensityBounds.lowAbove ? 'Low' : 'Medium';
}
