import type { SubsidiariesBody } from '@broadsheet/client';
import type { ExplorerWords } from '../../words/explorer-words.js';
import { formatNumber } from '../figures/format-figure.js';
import type { Holder } from './list-holders.js';

export type Related = SubsidiariesBody['Entities'][number];

/** A box above the company. */
export interface HolderNode {
  name: string;
  percentage: number | undefined;
  isSubstantial: boolean;
  /** Whether it stands for several holders, or for unnamed ones. */
  isGroup: boolean;
  /** Start and end of its share of the company, from 0 to 1. */
  from: number;
  to: number;
}

const mostHolders = 5;

/**
 * The largest holders, the other named holders as one group, and the unnamed rest. Their shares lie
 * side by side along the company, which is the whole.
 */
export function buildHolderNodes(
  holders: readonly Holder[],
  words: ExplorerWords['company'],
): HolderNode[] {
  const isOneTooMany = holders.length === mostHolders + 1;
  const count = isOneTooMany ? mostHolders + 1 : mostHolders;
  const others = holders.slice(count);
  const parts = [
    ...holders.slice(0, count).map((holder) => ({ ...holder, isGroup: false })),
    ...group(words.otherHolders(formatNumber(others.length)), others),
  ];
  const known = sum(parts);
  const isWholeKnown = holders.every(({ percentage }) => percentage !== undefined);
  // A remainder this small is a rounding error, not a holder.
  const rest =
    isWholeKnown && known < 99.9
      ? [{ ...unnamed, name: words.unnamedHolders, percentage: 100 - known }]
      : [];
  return layOut([...parts, ...rest], Math.max(100, known));
}

type HolderFields = Omit<HolderNode, 'from' | 'to'>;

const unnamed: Omit<HolderFields, 'name' | 'percentage'> = {
  isSubstantial: false,
  isGroup: true,
};

function group(name: string, holders: Holder[]): HolderFields[] {
  if (holders.length === 0) return [];
  const isKnown = holders.some(({ percentage }) => percentage !== undefined);
  const isSubstantial = holders.some((holder) => holder.isSubstantial);
  return [{ name, percentage: isKnown ? sum(holders) : undefined, isSubstantial, isGroup: true }];
}

function layOut(parts: HolderFields[], whole: number): HolderNode[] {
  let end = 0;
  return parts.map(({ name, percentage, isSubstantial, isGroup }) => {
    const from = end;
    end += (percentage ?? 0) / whole;
    return { name, percentage, isSubstantial, isGroup, from, to: end };
  });
}

const sum = (parts: readonly { percentage: number | undefined }[]) =>
  parts.reduce((all, { percentage }) => all + (percentage ?? 0), 0);

const mostRelated = 6;

/** The first entities, in the given order, and how many more there are. */
export function pickRelated(entities: readonly Related[]): { shown: Related[]; more: number } {
  const count = entities.length <= mostRelated ? mostRelated : mostRelated - 1;
  return { shown: entities.slice(0, count), more: Math.max(0, entities.length - count) };
}
