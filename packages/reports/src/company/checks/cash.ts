import type { Findings } from '@broadsheet/contract/checking';
import type { Figures } from '../../figures/formula.js';
import { formatNumber } from '../../words/number-text.js';
import type { StatementYear } from '../figures/statements.js';
import type { CheckInput } from './check-input.js';

/**
 * Digits too many or too few in cash flows. These change so much from year to year that their
 * neighbours tell nothing; but together they are the change of Cash over the year. Comes after the
 * checks of the statements.
 */
export function checkCash(found: Findings, { years }: Pick<CheckInput, 'years'>): void {
  years.forEach((year, index) => {
    checkYear(found, year, years[index + 1]);
  });
}

function checkYear(found: Findings, year: StatementYear, before: StatementYear | undefined): void {
  if (before?.year !== year.year - 1) return;
  // If a line is wrong already, what follows from it is not worth a finding.
  if ([year, before].some(({ index }) => hasFindings(found, index))) return;
  if (!checkFlows(found, year, before.figures)) checkExpenditure(found, year, before.figures);
}

const hasFindings = ({ list }: Findings, index: number) =>
  list.some(({ pointer }) => `${pointer}/`.startsWith(`/Financials/${String(index)}/`));

const flows = ['OperatingCashFlow', 'InvestingCashFlow', 'FinancingCashFlow'] as const;

/**
 * The part of a difference that may be left: the value of foreign cash changes with exchange rates.
 */
const mostLeft = 0.005;

/** Whether a flow is wrong. */
function checkFlows(
  found: Findings,
  { index, source, figures }: StatementYear,
  opening: Figures,
): boolean {
  const { Cash: to } = figures;
  const { Cash: from } = opening;
  const values = flows.map((name) => figures[name]);
  if (from === undefined || to === undefined || values.includes(undefined)) return false;
  const difference = to - from - values.reduce<number>((sum, value = 0) => sum + value, 0);
  const slip = flows
    .flatMap((name) => [0.1, 10].map((factor) => findSlip(name, figures[name] ?? 0, factor)))
    .find(({ value, meant }) => {
      const left = Math.abs(difference - (meant - value));
      return left < Math.abs(difference) * mostLeft;
    });
  if (!slip) return false;
  const { name, value, meant, factor } = slip;
  found.warning(
    `/Financials/${String(index)}/CashFlow/${name}`,
    `${write(value)} in ${source.BalanceDate} does not fit the change of Cash from ${write(from)} to ${write(to)}, and ${write(meant)} would; is there a digit too ${factor < 1 ? 'many' : 'few'}?`,
  );
  return true;
}

const findSlip = (name: (typeof flows)[number], value: number, factor: number) => ({
  ...{ name, value, factor },
  meant: value * factor,
});

/** Selling assets in the same year can explain a part of it, and no more. */
const mostOfOthers = 5;

/**
 * Capital expenditure is a part of what is invested, and with depreciation it is the change of the
 * plant that it pays for.
 */
function checkExpenditure(
  found: Findings,
  { index, source, figures }: StatementYear,
  opening: Figures,
): void {
  const { CapitalExpenditure: value, InvestingCashFlow: investing } = figures;
  if (value === undefined || investing === undefined || investing >= 0) return;
  const { PropertyPlantAndEquipment: to, DepreciationAndAmortisation: worn } = figures;
  const { PropertyPlantAndEquipment: from } = opening;
  if (from === undefined || to === undefined || worn === undefined) return;
  const added = Math.max(0, to - from) + worn;
  if (value < -investing * mostOfOthers || value < added * mostOfOthers) return;
  found.warning(
    `/Financials/${String(index)}/CashFlow/CapitalExpenditure`,
    `${write(value)} in ${source.BalanceDate} is more than InvestingCashFlow of ${write(investing)} and the change of PropertyPlantAndEquipment from ${write(from)} to ${write(to)} can hold; is there a digit too many?`,
  );
}

const write = (value: number) => formatNumber(value, 2);
