import type { IndustryRatioUnit } from '@broadsheet/contract';
import { parseFormula, type Figures, type Formula } from './formula.js';
import { ratioDecimals, roundTo } from './rounding.js';

/** The statistics of one year. */
interface YearFigures {
  year: number;
  isOutlook: boolean;
  figures: Figures;
}

interface YearPoint {
  Year: number;
  Value: number | null;
  Outlook?: boolean;
}

export interface RatioFormula<Name extends string> {
  name: Name;
  unit: IndustryRatioUnit;
  calculate: Formula;
}

/** A table of the contract as functions. */
export function parseRatios<Name extends string>(
  table: Readonly<Record<Name, { unit: IndustryRatioUnit; formula: string }>>,
): RatioFormula<Name>[] {
  return (Object.keys(table) as Name[]).map((name) => ({
    name,
    unit: table[name].unit,
    calculate: parseFormula(table[name].formula),
  }));
}

interface RatioPoint {
  Year: number;
  Value: number;
  Outlook?: true;
}

export interface YearlyRatio<Name extends string> {
  heading: { Name: Name; Unit: IndustryRatioUnit; Currency?: string };
  points: RatioPoint[];
}

/** Each ratio in the years in which it can be derived; one without any year is left out. */
export function listYearlyRatios<Name extends string>(
  formulas: readonly RatioFormula<Name>[],
  series: Readonly<Partial<Record<string, readonly YearPoint[]>>>,
  currency: string,
): YearlyRatio<Name>[] {
  const years = groupByYear(series);
  return formulas.flatMap(({ name, unit, calculate }) => {
    const points = listPoints(years, calculate);
    if (points.length === 0) return [];
    const heading = { Name: name, Unit: unit, ...(unit === 'Currency' && { Currency: currency }) };
    return [{ heading, points }];
  });
}

function listPoints(years: readonly YearFigures[], calculate: Formula): RatioPoint[] {
  const points: RatioPoint[] = [];
  for (const { year, isOutlook, figures } of years) {
    const value = calculate(figures);
    if (value === undefined) continue;
    const Value = roundTo(value, ratioDecimals);
    points.push(isOutlook ? { Year: year, Value, Outlook: true } : { Year: year, Value });
  }
  return points;
}

function groupByYear(
  series: Readonly<Partial<Record<string, readonly YearPoint[]>>>,
): YearFigures[] {
  const years = new Map<number, YearFigures>();
  for (const [name, points = []] of Object.entries(series)) {
    for (const { Year, Value, Outlook } of points) {
      const year = years.get(Year) ?? { year: Year, isOutlook: false, figures: {} };
      years.set(Year, year);
      if (Outlook === true) year.isOutlook = true;
      if (Value !== null) year.figures[name] = Value;
    }
  }
  return [...years.values()].sort((a, b) => a.year - b.year);
}
