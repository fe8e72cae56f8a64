import type { Random } from '../random.js';
import type { Shape } from './economics.js';

/** Balances in the unit of the statements, whole numbers. */
export interface Balance {
  cash: number;
  receivables: number;
  inventories: number;
  otherCurrentAssets: number;
  plant: number;
  intangibles: number;
  otherAssets: number;
  payables: number;
  otherCurrentLiabilities: number;
  otherLiabilities: number;
  debt: number;
  shareCapital: number;
  reserves: number;
  retained: number;
  /** Shares on issue in ones; undefined for an entity without shares. */
  shares: number | undefined;
}

/** Balances that turn over with revenue; customers and suppliers pay a little sooner or later. */
export function findWorkingCapital(revenue: number, shape: Shape, random: Random) {
  const about = (value: number) => Math.round(value * random.between(0.95, 1.05));
  return {
    receivables: about((revenue * shape.receivablesDays) / 365),
    inventories: about((revenue * shape.costOfGoods * shape.inventoryDays) / 365),
    otherCurrentAssets: about(revenue * 0.015),
    payables: about((revenue * shape.costOfGoods * shape.payablesDays) / 365),
    otherCurrentLiabilities: about(revenue * 0.07),
    otherLiabilities: about(revenue * 0.03),
  };
}

export type WorkingCapital = ReturnType<typeof findWorkingCapital>;

/** Money in customers and stock, less what suppliers lend by waiting. */
export const findNet = (balance: WorkingCapital) =>
  balance.receivables +
  balance.inventories +
  balance.otherCurrentAssets -
  balance.payables -
  balance.otherCurrentLiabilities -
  balance.otherLiabilities;

interface BalanceInput extends Pick<Balance, 'shares'> {
  revenue: number;
  shape: Shape;
  random: Random;
}

/** A balance sheet in the company's usual proportions; equity is the rest. */
export function openBalance({ revenue, shape, shares, random }: BalanceInput): Balance {
  const parts = findWorkingCapital(revenue, shape, random);
  const own = {
    cash: Math.round(revenue * 0.06),
    plant: Math.round(revenue * shape.plant),
    intangibles: Math.round(revenue * shape.intangibles),
    otherAssets: Math.round(revenue * 0.03),
    debt: Math.round(revenue * shape.debt),
  };
  const equity =
    own.cash + own.plant + own.intangibles + own.otherAssets - own.debt + findNet(parts);
  const shareCapital = Math.round(equity * 0.55);
  const reserves = Math.round(equity * 0.04);
  const retained = equity - shareCapital - reserves;
  return { ...parts, ...own, shareCapital, reserves, retained, shares };
}
