import type { Findings } from '@broadsheet/contract/checking';
import { joinPointer, findNearestName } from '@broadsheet/contract/checking';
import { checkDistinct, checkDistinctField } from '../../checks/distinct.js';
import { checkWhole } from '../../checks/sums.js';
import { formatPercent } from '../../words/percent.js';
import type { CostCategory, FirstTier, SecondTier, SupplyChain } from '../document-structure.js';
import type { ValidDocument } from '../document.js';
import { deriveLifeCycleStage, findLifeCycleGrowth } from '../life-cycle-stage.js';

export function checkCostStructure(
  found: Findings,
  parts: readonly CostCategory[],
  pointer: string,
): void {
  for (const column of ['Industry', 'Sector'] as const) {
    checkWhole(
      found,
      parts.map((part) => part[column]),
      { pointer, what: `The ${column.toLowerCase()}'s shares` },
    );
  }
  checkDistinct(
    found,
    parts.map(({ Category, Name }) => Name ?? Category),
    (index) => joinPointer(pointer, index),
  );
  parts.forEach((part, index) => {
    for (const column of ['Industry', 'Sector'] as const) {
      if (part[column] >= 0 || part.Category === 'Profit') continue;
      found.error(
        joinPointer(pointer, index, column),
        `${part.Category} is ${String(part[column])} per cent of revenue; only Profit may be negative.`,
      );
    }
  });
}

export function checkSupplyChain(found: Findings, chain: SupplyChain, pointer: string): void {
  if (!chain.FirstTierSuppliers?.length && !chain.FirstTierBuyers?.length) {
    found.error(pointer, 'No industry of the first tier is given; name a supplier or a buyer.');
  }
  for (const name of tiers) {
    const links = chain[name];
    if (links) checkTitles(found, links, `${pointer}/${name}`);
  }
  const { FirstTierSuppliers, SecondTierSuppliers, FirstTierBuyers, SecondTierBuyers } = chain;
  checkVia(found, SecondTierSuppliers, FirstTierSuppliers, `${pointer}/SecondTierSuppliers`);
  checkVia(found, SecondTierBuyers, FirstTierBuyers, `${pointer}/SecondTierBuyers`);
}

const tiers = [
  'FirstTierSuppliers',
  'SecondTierSuppliers',
  'FirstTierBuyers',
  'SecondTierBuyers',
] as const;

function checkTitles(
  found: Findings,
  industries: readonly { Title: string }[],
  pointer: string,
): void {
  checkDistinctField(found, industries, { pointer, field: 'Title' });
}

function checkVia(
  found: Findings,
  second: readonly SecondTier[] | undefined,
  first: readonly FirstTier[] | undefined,
  pointer: string,
): void {
  second?.forEach(({ Via }, index) => {
    Via.forEach((title, step) => {
      if (first?.some(({ Title }) => Title === title)) return;
      const known = first?.map(({ Title }) => Title) ?? [];
      const nearest = findNearestName(title, known);
      const hint =
        nearest === undefined
          ? `known are ${known.join(', ') || 'none'}.`
          : `did you mean "${nearest}"?`;
      found.error(
        joinPointer(pointer, index, 'Via', step),
        `"${title}" is not an industry of the first tier; ${hint}`,
      );
    });
  });
}

/**
 * The stage is derived from two trends, so both are required. A given stage may differ by one step,
 * but not contradict.
 */
export function checkLifeCycle(found: Findings, document: ValidDocument): void {
  if (document.LifeCycle === undefined) return;
  const { Stage, Neighbours } = document.LifeCycle;
  if (Neighbours) checkTitles(found, Neighbours, '/LifeCycle/Neighbours');
  const growth = findLifeCycleGrowth(document);
  if (growth === undefined) {
    found.error(
      '/LifeCycle',
      'The life cycle follows from the trends of EconomicShare and of Establishments; both need figures in the same two historical years at least, those of the first year above 0.',
    );
    return;
  }
  const derived = deriveLifeCycleStage(growth);
  if (Stage === undefined || Stage === derived) return;
  const severity = Stage !== 'maturity' && derived !== 'maturity' ? 'error' : 'warning';
  found[severity](
    '/LifeCycle/Stage',
    `"${Stage}" is given, but a share of the economy that changes by ${formatPercent(growth.economicShare)} a year and establishments by ${formatPercent(growth.establishments)} mean "${derived}".`,
  );
}
