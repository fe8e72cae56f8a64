import { buildError, buildWarning, type Finding } from '../../finding.js';
import { joinPointer } from '../../json-pointer.js';
import { findNearestName } from '../../nearest-name.js';
import { formatPercent } from '../../words/percent.js';
import type { CostCategory, FirstTier, SecondTier, SupplyChain } from '../document-structure.js';
import type { SoundDocument } from '../document.js';
import { deriveLifeCycleStage, findLifeCycleGrowth } from '../life-cycle-stage.js';
import { checkDistinct, checkSum } from './shares.js';

export function* checkCostStructure(
  parts: readonly CostCategory[],
  pointer: string,
): Iterable<Finding> {
  yield* checkSum(
    parts.map(({ Industry }) => Industry),
    pointer,
    "The industry's shares",
  );
  yield* checkSum(
    parts.map(({ Sector }) => Sector),
    pointer,
    "The sector's shares",
  );
  yield* checkDistinct(
    parts.map(({ Category, Name }) => Name ?? Category),
    (index) => joinPointer(pointer, index),
  );
  for (const [index, part] of parts.entries()) {
    for (const column of ['Industry', 'Sector'] as const) {
      if (part[column] >= 0 || part.Category === 'Profit') continue;
      yield buildError(
        joinPointer(pointer, index, column),
        `${part.Category} is ${String(part[column])} per cent of revenue; only Profit may be negative.`,
      );
    }
  }
}

export function* checkSupplyChain(chain: SupplyChain, pointer: string): Iterable<Finding> {
  if (!chain.FirstTierSuppliers?.length && !chain.FirstTierBuyers?.length) {
    yield buildError(
      pointer,
      'No industry of the first tier is given; name a supplier or a buyer.',
    );
  }
  const { FirstTierSuppliers, SecondTierSuppliers, FirstTierBuyers, SecondTierBuyers } = chain;
  const tiers = { FirstTierSuppliers, SecondTierSuppliers, FirstTierBuyers, SecondTierBuyers };
  for (const [name, links] of Object.entries(tiers)) {
    yield* checkDistinct(
      (links ?? []).map(({ Title }) => Title),
      (index) => joinPointer(pointer, name, index, 'Title'),
    );
  }
  yield* checkVia(SecondTierSuppliers, FirstTierSuppliers, `${pointer}/SecondTierSuppliers`);
  yield* checkVia(SecondTierBuyers, FirstTierBuyers, `${pointer}/SecondTierBuyers`);
}

function* checkVia(
  second: readonly SecondTier[] = [],
  first: readonly FirstTier[] = [],
  pointer: string,
): Iterable<Finding> {
  const known = first.map(({ Title }) => Title);
  for (const [index, { Via }] of second.entries()) {
    for (const [step, title] of Via.entries()) {
      if (known.includes(title)) continue;
      const nearest = findNearestName(title, known);
      const hint =
        nearest === undefined
          ? `known are ${known.join(', ') || 'none'}.`
          : `did you mean "${nearest}"?`;
      yield buildError(
        joinPointer(pointer, index, 'Via', step),
        `"${title}" is not an industry of the first tier; ${hint}`,
      );
    }
  }
}

/** The stage follows from two trends, so both must be there; a stage given may differ, not contradict. */
export function* checkLifeCycle(document: SoundDocument): Iterable<Finding> {
  if (document.LifeCycle === undefined) return;
  const { Stage, Neighbours = [] } = document.LifeCycle;
  yield* checkDistinct(
    Neighbours.map(({ Title }) => Title),
    (index) => joinPointer('/LifeCycle/Neighbours', index, 'Title'),
  );
  const growth = findLifeCycleGrowth(document);
  if (growth === undefined) {
    yield buildError(
      '/LifeCycle',
      'The life cycle follows from the trends of EconomicShare and of Establishments; each needs two historical years with figures, the first above 0.',
    );
    return;
  }
  const derived = deriveLifeCycleStage(growth);
  if (Stage === undefined || Stage === derived) return;
  const build = Stage !== 'maturity' && derived !== 'maturity' ? buildError : buildWarning;
  yield build(
    '/LifeCycle/Stage',
    `"${Stage}" is given, but a share of the economy that changes by ${formatPercent(growth.economicShare)} a year and establishments by ${formatPercent(growth.establishments)} mean "${derived}".`,
  );
}
